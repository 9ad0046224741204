from h import *
import xlsxwriter
F='Ravensmoor BP tenancy schedule v4 FINAL.xlsx'
wb=xlsxwriter.Workbook(DOC+F);cv=wb.add_worksheet('Cover');ws=wb.add_worksheet('Schedule');nt=wb.add_worksheet('Arrears')
f=lambda **k:wb.add_format(dict(font_name='Tahoma',font_size=9,valign='vcenter',**k))
tx=f();wr=f(text_wrap=True);it=f(italic=True,font_color='#7F7F7F');h=f(bold=True,bg_color='#FFD966',text_wrap=True,align='center',border=1);m=f(num_format='£#,##0');n=f(num_format='#,##0');da=f(num_format='dd-mmm-yyyy',align='left');bl=f(bold=True,rotation=90,align='center',border=1,bg_color='#F2F2F2');tm=f(bold=True,num_format='£#,##0',top=1,bottom=6);tn=f(bold=True,num_format='#,##0',top=1,bottom=6);tt=f(bold=True,top=1,bottom=6)
cv.write('B2','Ravensmoor Business Park, Basingstoke',f(bold=True));cv.write('B3','Tenancy information pack – Kellaway Trustees No. 2');cv.write('B5','Schedule at 29 September 2025 (Michaelmas quarter day)');cv.set_column('B:B',70)
ws.write('A1','Ravensmoor Business Park',f(bold=True));ws.write('A2','Tenancy Schedule – 29 September 2025',tx)
H=['Block','Unit','Tenant','Unit ref (internal)','Sq ft','Lease from','Lease to','T break','Rent review','Contracted rent p.a.','Quarterly rent','Concession','Service charge budget p.a.','Insurance p.a.','Rent deposit']
for j,x in enumerate(H): ws.write(3,j,x,h)
ws.set_row(3,38)
X=[('Ash',[('1','Delphi Dental Laboratories Ltd',2450,(2021,6,24),(2031,6,23),(2026,6,24),(2026,6,24),40425,'',12000),
('2','Quayle Survey Instruments Ltd',2450,(2019,3,25),(2029,3,24),None,None,38000,'',None),
('3','Vacant',2520,None,None,None,None,0,'Marketing at £17.50 psf',None),
('4','Sherwood Payroll Services Ltd',5100,(2023,9,29),(2033,9,28),(2028,9,29),(2028,9,29),86700,'',21675)]),
('Beech',[('5','Cirrus Medical Imaging UK Ltd',8800,(2017,12,25),(2027,12,24),None,None,136400,'',None),
('6A','Lantern Games Studio Ltd',3150,(2024,3,25),(2029,3,24),(2027,3,25),None,55125,'Half rent to 24 Mar 2026',13780),
('6B','Trellick Partners LLP',3080,(2020,6,24),(2030,6,23),None,(2025,6,24),49280,'',None),
('6C','Vacant',2990,None,None,None,None,0,'Under offer',None)]),
('Cedar',[('7','Osmium Analytics plc',12400,(2022,1,10),(2032,1,9),(2027,1,10),(2027,1,10),217000,'',None),
('8','Hartley Wintney Veterinary Group Ltd',4275,(2018,9,29),(2033,9,28),None,(2028,9,29),66263,'',None),
('9','Foxhall Training CIC',3900,(2025,6,24),(2030,6,23),(2028,6,24),None,62400,'Rent free to 23 Dec 2025',10400),
('10','Beaufort Lift Engineers Ltd',4010,(2016,3,25),(2026,3,24),None,None,58145,'',None)]),
('Damson',[('11','Pinnacle Courier Depot Ltd',6900,(2020,11,1),(2030,10,31),None,(2025,11,1),84525,'',21000),
('12','Wessex Blood Products Ltd',9150,(2019,6,24),(2034,6,23),(2029,6,24),(2029,6,24),118950,'',None),
('13','Northlight Glazing Systems Ltd',5600,(2023,1,1),(2028,12,31),None,None,70000,'',17500),
('14','Vacant',2600,None,None,None,None,0,'',None),
('15-16','Copperfield Brewing Co Ltd',7350,(2021,9,29),(2036,9,28),(2031,9,29),(2026,9,29),91875,'',22970)]),
('Misc',[('Café pod','The Daily Crumb',410,(2024,5,1),(2027,4,30),None,None,9500,'',1500),
('EV hub','Amperon Charging Ltd',None,(2023,7,1),(2038,6,30),None,(2028,7,1),12000,'',None)])]
DROP='10'
y=4;rows=[];T=[0]*6
for b,L in X:
    y0=y
    for u,t,a,s,e,br,rv,rt,cn,dp in L:
        v=t=='Vacant';sc=round((a or 0)*4.15);ins=round((a or 0)*.47)
        for q,x in enumerate([a or 0,rt,rt/4,sc,ins,dp or 0]): T[q]+=x
        if u==DROP: continue
        if u.isdigit(): ws.write_number(y,1,int(u),f(align='left'))
        else: ws.write(y,1,u,tx)
        ws.write(y,2,'VACANT' if v else t,it if v else wr);ws.write(y,3,f'RBP{700+y}',tx)
        if a: ws.write(y,4,a,n)
        for j,x in ((5,s),(6,e),(7,br),(8,rv)):
            if x: ws.write_datetime(y,j,dt.datetime(*x),da)
        ws.write(y,9,rt,m);ws.write_formula(y,10,f'=J{y+1}/4',f(num_format='£#,##0.00'),rt/4);ws.write(y,11,cn,wr)
        if a: ws.write(y,12,sc,m);ws.write(y,13,ins,m)
        if dp: ws.write(y,14,dp,m)
        ch=[{"code":"Service charge budget","amount":sc,"per":"year"},{"code":"Insurance","amount":ins,"per":"year"}] if a else None
        rows.append(row(building=b,unit=u,tenantName=None if v else t,statusText='VACANT' if v else None,area=a,leaseStartDate=D(*s) if s else None,leaseEndDate=D(*e) if e else None,annualRent=rt,charges=ch,deposit=dp))
        y+=1
    ws.merge_range(y0,0,y-1,0,b,bl)
ws.write(y,1,'Total',tt)
for j in range(2,15): ws.write(y,j,'',tt)
ws.write(y,4,T[0],tn);ws.write(y,9,T[1],tm);ws.write(y,10,T[2],f(bold=True,num_format='£#,##0.00',top=1,bottom=6));ws.write(y,12,T[3],tm);ws.write(y,13,T[4],tm);ws.write(y,14,T[5],tm)
ws.write(y+2,1,'Park service charge cost-to-complete excluded. Figures exclusive of VAT. 1954 Act applies unless stated in the leases.',it)
for j,w in enumerate([6,9,34,12,9,12,12,12,12,13,13,24,13,11,11]): ws.set_column(j,j,w,None,{'hidden':1} if j==3 else {})
ws.freeze_panes(4,3);ws.set_landscape();ws.set_paper(9);ws.fit_to_pages(1,0)
for i,r in enumerate([['Tenant','Not yet due','0-30 days','31-60 days','60+ days','Total'],['Quayle Survey Instruments Ltd',0,4512.5,0,0,4512.5],['Pinnacle Courier Depot Ltd',0,0,21131.25,0,21131.25],['The Daily Crumb',0,791.67,791.67,1583.33,3166.67]]):
    for j,x in enumerate(r): nt.write(i,j,x,f(bold=True) if i==0 else tx)
nt.set_column(0,0,34)
wb.close()
d=[x for _,L in X for x in L if x[0]==DROP][0]
save(F,dict(propertyName='Ravensmoor Business Park, Basingstoke',asOnDate='2025-09-29',units=None,occupied=None,vacant=None,sheet='Schedule',planted=dict(what=f'row of unit {d[0]} ({d[1]}, {d[2]} sq ft, £{d[7]:,} pa) is missing from the schedule; printed totals still include it',kind='row_dropped'),rows=rows),'OFFICE','UK business park trustee','xlsx with cover and arrears sheets, merged rotated block labels, hidden column, concessions',True)
