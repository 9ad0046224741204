# Broker's Excel for a mixed-use building: floors as sections, annual + monthly, numbers as text in places, cover sheet + assumptions
from common import *
import xlsxwriter
from datetime import datetime
F='Fairhaven_Exchange_RR_for_buyer.xlsx'
# suite,use,tenant,sf,start,exp,annual,mkt annual psf(skip),type,next date, next annual
D=[('Ground Floor Retail',[('G-1','Restaurant','Larrabee Oyster House',3150,'2021-05-15','2031-05-31',107100,'NNN','2026-06-01',110313),
('G-2','Retail','Bindery & Quill Books',1820,'2023-09-01','2028-08-31',52780,'NNN','2025-09-01',54363.4),
('G-3','Retail',None,1105,None,None,None,None,None,None),
('G-4','Retail','Taproot Outdoor Outfitters',2640,'2020-03-01','2030-02-28',79200,'NNN','2026-03-01',81576)]),
('Second Floor Office',[('201','Office','Whatcom Title Plant Inc.',4200,'2022-07-01','2027-06-30',113400,'MG','2026-07-01',116802),
('204','Office','Lummi Bay Architects',1975,'2024-01-01','2026-12-31',51350,'MG','2026-01-01',52890.5),
('206','Office','Crandell Hearing Advocacy',880,'2025-02-01','MTM',21120,'FS',None,None),
('208','Office',None,1440,None,None,None,None,None,None)]),
('Third Floor Office',[('300','Office','Bellwether Salmon Recovery Fund',5310,'2019-11-01','2029-10-31',148680,'FS','2025-11-01',153140.4),
('310','Office','Samuelson Ridgely CPAs',2725,'2021-01-01','2025-12-31',73575,'FS',None,None)])]
wb=xlsxwriter.Workbook(doc(F));cv=wb.add_worksheet('Read Me');ws=wb.add_worksheet('Rent Roll');ax=wb.add_worksheet('Assumptions')
f=lambda **k: wb.add_format(dict(font_name='Garamond',font_size=10,**k))
a=f();hd=f(bold=1,bg_color='#1F3A2E',font_color='white',text_wrap=1,align='center',valign='vcenter');sec=f(bold=1,italic=1,bg_color='#E5EBE3');tx=f(align='right');n0=f(num_format='#,##0');m0=f(num_format='$#,##0');m2=f(num_format='$#,##0.00');d=f(num_format='d-mmm-yy',align='center');p=f(num_format='0.0%');bt=dict(bold=1,top=1)
cv.write(1,1,'Fairhaven Exchange, Bellingham, Washington',f(bold=1));cv.write(2,1,'Prepared by Chuckanut Drive Commercial Brokerage for qualified buyers. Verify all information.',a);cv.write(4,1,'Tabs: Rent Roll; Assumptions',a)
ws.merge_range(0,1,0,12,'FAIRHAVEN EXCHANGE',f(bold=1,font_size=16) if 0 else wb.add_format({'bold':1,'font_size':16,'font_name':'Garamond'}));ws.merge_range(1,1,1,12,'Rent Roll - rents in effect August 1, 2025',a)
ws.merge_range(3,1,4,1,'Suite',hd);ws.merge_range(3,2,4,2,'Use',hd);ws.merge_range(3,3,4,3,'Tenant',hd);ws.merge_range(3,4,4,4,'RSF',hd);ws.merge_range(3,5,4,5,'% of Bldg',hd);ws.merge_range(3,6,3,7,'Term',hd);ws.write(4,6,'From',hd);ws.write(4,7,'To',hd);ws.merge_range(3,8,3,10,'Base Rent',hd);ws.write_row(4,8,['Monthly','Annual','$/RSF'],hd);ws.merge_range(3,11,4,11,'Lease Type',hd);ws.merge_range(3,12,3,13,'Next Step',hd);ws.write_row(4,12,['Date','Annual Rent'],hd)
T=sum(x[3] for _,L in D for x in L);R=5;rows=[];subs=[]
for s,L in D:
    ws.merge_range(R,1,R,13,s,sec);R+=1;r0=R
    for u,us,n,sf,b,e,an,lt,nd,na in L:
        if u.isdigit(): ws.write_number(R,1,int(u),f(align='left'))
        else: ws.write(R,1,u,a)
        ws.write(R,2,us,a);ws.write(R,3,n or 'VACANT',a);ws.write(R,4,sf,n0);ws.write(R,5,sf/T,p)
        r=dict(unit=u,section=s,unitType=us,area=sf,statusText='Occupied' if n else 'VACANT')
        if n:
            ws.write_datetime(R,6,datetime.fromisoformat(b),d)
            if e=='MTM': ws.write(R,7,'MTM',f(align='center'))
            else: ws.write_datetime(R,7,datetime.fromisoformat(e),d)
            mo=round(an/12,2);ws.write(R,8,mo,m2);ws.write(R,9,an,m0);ws.write(R,10,round(an/sf,2),m2);ws.write(R,11,lt,f(align='center'))
            r.update(tenantName=n,leaseStartDate=b,leaseEndDate=e,contractRent=mo,annualRent=an)
            if nd: ws.write_datetime(R,12,datetime.fromisoformat(nd),d);ws.write_string(R,13,f'${na:,.2f}',tx);r['rentSteps']=[dict(date=nd,amount=na,per='year')]
        rows.append(r);R+=1
    ws.write(R,3,'Subtotal '+s.split()[0],f(**bt));ws.write_formula(R,4,f'=SUM(E{r0+1}:E{R})',f(num_format='#,##0',**bt),sum(x[3] for x in L));ws.write_formula(R,8,f'=SUM(I{r0+1}:I{R})',f(num_format='$#,##0.00',**bt),sum(round((x[6] or 0)/12,2) for x in L));ws.write_formula(R,9,f'=SUM(J{r0+1}:J{R})',f(num_format='$#,##0',**bt),sum(x[6] or 0 for x in L));subs.append(R+1);R+=2
A=[x for _,L in D for x in L]
ws.write(R,3,'BUILDING TOTAL',f(**bt))
for c,k,nf in((4,3,'#,##0'),(8,0,'$#,##0.00'),(9,6,'$#,##0')):
    v=sum(round((x[6] or 0)/12,2) for x in A) if not k else sum(x[k] or 0 for x in A)
    ws.write_formula(R,c,'='+'+'.join(f'{chr(65+c)}{q}' for q in subs),f(num_format=nf,**bt),v)
oc=sum(x[3] for x in A if x[2]);ws.write(R+1,3,'Leased RSF',a);ws.write(R+1,4,oc,n0);ws.write(R+1,5,oc/T,p);ws.write(R+2,3,'Vacant RSF',a);ws.write(R+2,4,T-oc,n0);ws.write(R+2,5,1-oc/T,p)
ws.set_column(0,0,1.5);ws.set_column(1,1,7);ws.set_column(2,2,11);ws.set_column(3,3,32);ws.set_column(4,7,10.5);ws.set_column(8,9,12);ws.set_column(10,13,11);ws.hide_gridlines(2);ws.set_landscape();ws.fit_to_pages(1,0)
cv.set_landscape();ax.write_column(1,1,['Vacancy and credit loss','Management fee','General inflation','Exit cap rate'],a);ax.write_column(1,2,[.05,.035,.03,.0725],p);ax.set_column(1,1,28);ws.activate();wb.close()
save(F,'MIXED_USE','Broker workbook, floor sections, monthly and annual, next step annual as text',False,'Fairhaven Exchange','2025-08-01',rows,10,8,2,sheet='Rent Roll')
