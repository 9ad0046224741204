import random,datetime as dt,xlsxwriter
from common import *
fn='wyndham_court_offices.xlsx'
wb=xlsxwriter.Workbook(out(fn));wb.set_properties({'created':dt.datetime(2025,6,30)})
ws=wb.add_worksheet('RR June');n=wb.add_worksheet('Notes');n.write('A1','CAM reconciliation for 2024 went out in April. Suite 305 option notice is due by Dec 31.')
F=lambda **k:wb.add_format(dict(font_name='Calibri',font_size=10,**k))
b=F(bold=1);h=F(bold=1,bg_color='#1F3864',font_color='white',text_wrap=1,align='center',valign='vcenter',border=1);fl=F(bold=1,bg_color='#D9E2F3',align='center',valign='vcenter',rotation=90,border=1)
m=F(num_format='$#,##0.00',border=1);a=F(num_format='#,##0',border=1);dd=F(num_format='d-mmm-yy',border=1,align='center');t=F(border=1);r=F(num_format='0.00',border=1);tb=F(bold=1,top=6,num_format='$#,##0.00');ta=F(bold=1,top=6,num_format='#,##0');it=F(italic=1,border=1,font_color='#C00000')
ws.set_column('A:A',2);ws.set_column('B:B',5);ws.set_column('C:C',8);ws.set_column('D:D',30);ws.set_column('E:E',9);ws.set_column('F:G',11);ws.set_column('H:H',12,None,{'hidden':1});ws.set_column('I:L',12);ws.set_column('M:M',13);ws.set_column('N:O',12)
ws.merge_range('B2:O2','WYNDHAM COURT OFFICES  –  57 Wyndham St. N., Guelph, Ontario',F(bold=1,font_size=14) if 0 else wb.add_format({'bold':1,'font_size':14,'align':'center'}))
ws.merge_range('B3:O3','Rent roll as at June 30, 2025 (CAD, before HST)',wb.add_format({'italic':1,'align':'center'}))
for c in 'BCDE':
    pass
for col,s in zip(range(1,5),['Floor','Suite','Tenant','Area\n(sq ft)']): ws.merge_range(4,col,6,col,s,h)
ws.merge_range(4,5,4,6,'Term',h);ws.merge_range(5,5,6,5,'From',h);ws.merge_range(5,6,6,6,'To',h);ws.merge_range(4,7,6,7,'File no.',h)
ws.merge_range(4,8,4,11,'Monthly charges',h);ws.merge_range(5,8,6,8,'Basic rent',h);ws.merge_range(5,9,5,10,'Additional rent',h);ws.write(6,9,'Operating',h);ws.write(6,10,'Realty tax',h);ws.merge_range(5,11,6,11,'Total',h)
ws.merge_range(4,12,6,12,'Basic rent\nper sq ft\nper year',h);ws.merge_range(4,13,4,14,'Next step',h);ws.merge_range(5,13,6,13,'Date',h);ws.merge_range(5,14,6,14,'Basic rent\nmonthly',h)
D=dt.date
T=[('1',[("101","Speed River Optometry PC",1420,D(2020,9,1),D(2030,8,31),2958.33,(D(2025,9,1),3135.83)),("102","Holm & Pellerin, Notaries",980,D(2022,4,1),D(2027,3,31),1960,(D(2026,4,1),2041.67)),("103",None,610,0,0,0,0)]),
('2',[("201","Ontario Seed Growers' Council",2250,D(2018,1,1),D(2027,12,31),3937.5,None),("202","Brightwater Counselling",875,D(2024,2,1),D(2026,1,31),1604.17,None),("203","R. Jablonski, Land Surveyor",640,D(2015,6,1),"M-T-M",1066.67,None),("204","Fathom Games Inc.",1130,D(2023,10,1),D(2028,9,30),2165.83,(D(2025,10,1),2260))]),
('3',[("301","Credit Valley Actuaries LLP",1890,D(2021,7,1),D(2026,6,30),3622.5,None),("302",None,720,0,0,0,0),("303","Dr. N. Okafor (Audiology)",720,D(2025,1,1),D(2029,12,31),1440,(D(2027,1,1),1500)),("305","Eramosa Translation Services",1345,D(2022,12,1),D(2025,11,30),2353.75,None)])]
row=7;rows=[];S=[0]*5;k=0
for f,L in T:
    ws.merge_range(row,1,row+len(L)-1,1,{'1':'Ground','2':'Second','3':'Third'}[f],fl)
    for u,tn,sf,s,e,rent,stp in L:
        k+=1;ws.write_string(row,2,u,t);ws.write(row,4,sf,a);S[0]+=sf
        for c in range(3,15): 
            if c!=4: ws.write_blank(row,c,None,t)
        if not tn: ws.write(row,3,'vacant',it);rows.append(R(unit=u,area=sf,statusText='vacant'))
        else:
            op=round(sf*.72,2);tx=round(sf*.41,2);tot=round(rent+op+tx,2)
            ws.write(row,3,tn,t);ws.write_datetime(row,5,dt.datetime(*s.timetuple()[:3]),dd)
            ws.write(row,6,e,dd) if isinstance(e,str) else ws.write_datetime(row,6,dt.datetime(*e.timetuple()[:3]),dd)
            ws.write(row,7,f"WC-{200+k}",t);ws.write(row,8,rent,m);ws.write(row,9,op,m);ws.write(row,10,tx,m);ws.write_formula(row,11,f"=SUM(I{row+1}:K{row+1})",m,tot);ws.write_formula(row,12,f"=I{row+1}*12/E{row+1}",r,rent*12/sf)
            if stp: ws.write_datetime(row,13,dt.datetime(*stp[0].timetuple()[:3]),dd);ws.write(row,14,stp[1],m)
            S=[round(q+w,2) for q,w in zip(S,[0,rent,op,tx,tot])]
            rows.append(R(unit=u,area=sf,tenantName=tn,statusText='Occupied',leaseStartDate=s,leaseEndDate=e,contractRent=rent,charges=CH([("Basic rent",rent),("Operating",op),("Realty tax",tx)]),totalCharges=tot,rentSteps=[{"date":stp[0].isoformat(),"amount":stp[1]}] if stp else None))
        row+=1
ws.write(row,3,'Total',ta);ws.write_formula(row,4,f"=SUM(E8:E{row})",ta,S[0])
for c,l,v in zip(range(8,12),'IJKL',S[1:]): ws.write_formula(row,c,f"=SUM({l}8:{l}{row})",tb,v)
row+=2;ws.write(row,3,'Suites let',b);ws.write(row,4,9);ws.write(row+1,3,'Suites vacant',b);ws.write(row+1,4,2)
ws.set_landscape();ws.fit_to_pages(1,0);wb.close()
save(fn,'OFFICE','xlsx, three-line merged headers, vertical merged floors, hidden column, step columns',True,'WYNDHAM COURT OFFICES','2025-06-30',rows,11,9,2,sheet='RR June')
