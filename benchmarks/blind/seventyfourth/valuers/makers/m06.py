from common import *
import xlsxwriter
rd=random.Random(6)
F='Silverleaf Tech Park_Rent Roll_Jan 2026.xlsx'
wb=xlsxwriter.Workbook(D+F);w=wb.add_worksheet('Rent Roll Jan-26')
IN='[>=10000000]##\\,##\\,##\\,##0;[>=100000]##\\,##\\,##0;##,##0'
P={'font_name':'Arial','font_size':9,'border':1}
def fm(**k):return wb.add_format({**P,**k})
t=fm();m=fm(num_format=IN);q=fm(num_format='0.00');d=fm(num_format='dd-mmm-yy');h=fm(bold=1,text_wrap=1,bg_color='#FFE699',align='center',valign='top');y=fm(bg_color='#F8CBAD');B=fm(bold=1,num_format=IN,bg_color='#E2EFDA')
w.merge_range('A1:R1','SILVERLEAF TECH PARK, WHITEFERN ROAD, BENGALURU - RENT ROLL FOR THE MONTH OF JANUARY 2026',fm(bold=1,align='center',font_size=11))
hd=['Sl. No.','Tower','Floor','Unit No.','Lessee Name','Leasable Area (sft)','SAP Code','Warm Shell Rent (INR/sft/month)','Monthly Rent (INR)','CAM Rate (INR/sft)','Monthly CAM (INR)','Car Parks (Nos.)','Car Park Charges (INR/month)','Security Deposit (INR)','Lease Start Date','Lock-in Expiry','Lease End Date','Escalation','Remarks']
for i,x in enumerate(hd):w.write(2,i,x,h)
w.set_row(2,52)
co=['Zentrika Infosys Pvt Ltd','Orbweaver Analytics India Pvt Ltd','Nimbus Kart Logistics Pvt Ltd','Pallava Semiconductors Pvt Ltd','Cobalt Ridge Technologies LLP','Halden Bank Global Services Pvt Ltd','Mithra Health Systems Pvt Ltd','Quantile Research India Pvt Ltd','Ashwood BPO Services Pvt Ltd','Fennel Labs Pvt Ltd']
r=3;rows=[];S=[0]*6;n=v=0
for tw,fls in(('Tower A',9),('Tower B',7)):
    for fl in range(1,fls+1):
        for wing in('01','02'):
            n+=1;u=f'{tw[-1]}-{fl}{wing}';a=rd.choice([14850,15210,16400,17325]);vac=rd.random()<.14
            w.write(r,0,n,t);w.write(r,1,tw,t);w.write(r,2,fl,t);w.write(r,3,u,t);w.write(r,5,a,m);S[0]+=a
            x=dict(unit=u,building=tw,area=a)
            if vac:
                v+=1;w.write(r,4,'Vacant',y)
                for c in range(6,19):w.write_blank(r,c,None,y)
                w.write(r,18,rd.choice(['LOI under discussion','Bare shell','']),y);x['statusText']='Vacant'
            else:
                te=rd.choice(co);rt=rd.choice([68,71.5,74,78,82.25]);cam=14.5;cp=rd.randint(8,17);s=dt.date(rd.randint(2021,2025),rd.randint(1,12),rd.choice([1,15]));e=addy(s,9)
                R_=round(a*rt);K=round(a*cam);cc=cp*3500;dep=R_*6
                w.write(r,4,te,t);w.write(r,6,f'10{rd.randint(10000,99999)}',t);w.write(r,7,rt,q);w.write(r,8,R_,m);w.write(r,9,cam,q);w.write(r,10,K,m);w.write(r,11,cp,t);w.write(r,12,cc,m);w.write(r,13,dep,m)
                for c,z in((14,s),(15,addy(s,3 if s.year>2022 else 5)),(16,e)):w.write_datetime(r,c,dt.datetime.combine(z,dt.time()),d)
                w.write(r,17,'15% every 3 yrs',t);w.write(r,18,rd.choice(['','','','TDS deducted u/s 194I']),t)
                for k,z in enumerate((R_,K,cp,cc,dep),1):S[k]+=z
                x.update(tenantName=te,contractRent=R_,charges=[dict(code='Monthly CAM',amount=K),dict(code='Car Park Charges',amount=cc)],deposit=dep,leaseStartDate=iso(s),leaseEndDate=iso(e),statusText='Occupied')
            rows.append(x);r+=1
for c in range(19):w.write_blank(r,c,None,B)
w.write(r,4,'GRAND TOTAL',B)
for c,z in((5,S[0]),(8,S[1]),(10,S[2]),(11,S[3]),(12,S[4]),(13,S[5])):w.write_formula(r,c,f'=SUM({chr(65+c)}4:{chr(65+c)}{r})',B,z)
w.write(r+2,1,'Note: GST @18% extra as applicable.');w.write(r+3,1,f'Total units {n}; vacant units {v}')
w.set_column('A:D',8);w.set_column('E:E',36);w.set_column('F:F',11);w.set_column('G:G',10,None,{'hidden':1});w.set_column('H:M',12);w.set_column('N:N',15);w.set_column('O:S',13);w.freeze_panes(3,5);w.set_landscape();w.fit_to_pages(1,0)
w2=wb.add_worksheet('Collection');w2.write(0,0,'Month');w2.write(0,1,'Billed (INR)');w2.write(0,2,'Collected (INR)');w2.write(1,0,'Jan-26');w2.write(1,1,S[1]+S[2]+S[4]);w2.write(1,2,S[1]+S[2]+S[4]-412500)
wb.close();save(F,'OFFICE','Indian IT park workbook, lakh format, hidden column, two towers',False,'Silverleaf Tech Park','2026-01',n,n-v,v,rows,sheet='Rent Roll Jan-26')
