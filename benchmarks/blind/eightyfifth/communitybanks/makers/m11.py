from common import *
import xlsxwriter, datetime as D
F='11_strip_plaza_ontario.xlsx'
wb=xlsxwriter.Workbook(doc(F)); f=lambda **k: wb.add_format({'font_name':'Garamond','font_size':11,**k})
ws=wb.add_worksheet('Sched A - Leases'); w2=wb.add_worksheet('TMI 2026')
ws.write('A1','Kettle Creek Plaza Inc.',f(bold=True,font_size=14)); ws.write('A2','445-467 Sunset Drive, St. Thomas, Ontario',f()); ws.write('A3','Schedule of tenancies for the mortgage application, at March 31, 2026',f(italic=True))
ws.write('A4','All amounts in Canadian dollars; HST at 13% on rent and TMI',f(italic=True))
h=f(bold=True,text_wrap=True,top=1,bottom=1,align='center',valign='bottom')
ws.set_row(5,46)
H=['Unit','Tenant','GLA (sf)','Lease from','Lease to','Net rent $/sf','Annual net rent','Monthly net rent','TMI monthly','HST','Total monthly','Next step date','Next step monthly','Remarks']
for c,x in enumerate(H): ws.write(5,c,x,h)
T=[('445',"Doucet's No Frills Pharmacy",4200,(2021,5,1),(2031,4,30),19.5,(2026,5,1),20.5,'2 x 5 yr options'),
('447','Elgin Denture Clinic',1150,(2023,9,1),(2028,8,31),22,(2026,9,1),22.5,''),
('449','Lucky Bowl Noodle House Ltd.',1400,(2019,2,1),(2029,1,31),21,(2027,2,1),22,'patio licence seasonal'),
('451','Talbot Vape & Variety',1050,(2025,1,1),(2027,12,31),24,None,None,''),
('453','VACANT',1600,None,None,None,None,None,'asking $20.00 net'),
('455','Desroches Insurance Brokers',1250,(2018,7,1),(2028,6,30),18,(2026,7,1),18.75,''),
('457','Port Bruce Pizza',1100,(2022,11,1),(2027,10,31),21.5,None,None,''),
('459','Curl & Comb Hair Studio',900,(2024,4,1),(2029,3,31),20,(2027,4,1),20.5,''),
('461','Lotus Nail Bar',850,None,'Monthly',23,None,None,'overholding'),
('463-465','Iron Mule Fitness',3800,(2023,1,1),(2033,12,31),13.5,(2028,1,1),14.25,'rent-free Jan-Mar 2023'),
('467','Thames Valley Tutoring Co-op',1300,(2025,6,1),(2030,5,31),17.5,(2027,6,1),18,''),
('ATM','Erie Shore Credit Union',40,(2020,1,1),(2026,12,31),None,None,None,'gross, incl. TMI')]
tmi=8.4; b=f(); n0=f(num_format='#,##0'); n2=f(num_format='#,##0.00'); d=f(num_format='dd-mmm-yy',align='center'); s=f(bold=True,num_format='#,##0.00',top=1,bottom=6); s0=f(bold=True,num_format='#,##0',top=1,bottom=6); rt=f(align='center')
r=6; rows=[]; S=dict(g=0,a=0,m=0,t=0,h=0,x=0)
for u,n,sf,a,e,psf,nd,np_,rem in T:
    R=r+1; ws.write_string(r,0,u,b); ws.write(r,1,n,b); ws.write(r,2,sf,n0)
    if a: ws.write_datetime(r,3,D.datetime(*a),d)
    if isinstance(e,tuple): ws.write_datetime(r,4,D.datetime(*e),d)
    elif e: ws.write(r,4,e,rt)
    S['g']+=sf; t=dict(unit=u,area=sf)
    if n=='VACANT': t.update(statusText='VACANT')
    else:
        if psf: an=psf*sf; ws.write(r,5,psf,n2); ws.write_formula(r,6,f'=C{R}*F{R}',n2,an); tm=round(tmi*sf/12,2); 
        else: an=5400.0; ws.write(r,6,an,n2); tm=0
        mo=round(an/12,2); hs=round((mo+tm)*.13,2); to=round(mo+tm+hs,2)
        ws.write_formula(r,7,f'=ROUND(G{R}/12,2)',n2,mo)
        if tm: ws.write_formula(r,8,f"=ROUND('TMI 2026'!$B$6*C{R}/12,2)",n2,tm)
        else: ws.write(r,8,0,n2)
        ws.write_formula(r,9,f'=ROUND((H{R}+I{R})*0.13,2)',n2,hs); ws.write_formula(r,10,f'=H{R}+I{R}+J{R}',n2,to)
        t.update(tenantName=n,statusText='Occupied',leaseStartDate=iso(date(*a)) if a else None,leaseEndDate=iso(date(*e)) if isinstance(e,tuple) else e,contractRent=mo,annualRent=an,charges=[dict(code='TMI monthly',amount=tm),dict(code='HST',amount=hs)],totalCharges=to)
        if nd:
            sm=round(np_*sf/12,2); ws.write_datetime(r,11,D.datetime(*nd),d); ws.write(r,12,sm,n2); t['rentSteps']=[dict(date=iso(date(*nd)),amount=sm)]
        for k,v in zip('amthx',(an,mo,tm,hs,to)): S[k]=round(S[k]+v,2)
    ws.write(r,13,rem,f(italic=True)); rows.append(t); r+=1
ws.write(r,1,'Total',s); ws.write_blank(r,0,None,s)
for c,k in ((2,'g'),(6,'a'),(7,'m'),(8,'t'),(9,'h'),(10,'x')):
    L='ABCDEFGHIJK'[c]; ws.write_formula(r,c,f'=SUM({L}7:{L}{r})',s0 if c==2 else s,S[k])
for c in (3,4,5): ws.write_blank(r,c,None,s)
ws.write(r+2,0,'Prepared without audit by Brisbois Bookkeeping & Tax, London ON, from the leases.',f(italic=True))
for i,(x,v) in enumerate([('Realty taxes',4.15),('Insurance',0.85),('Maintenance and snow',2.4),('Management',1.0)]): w2.write(i,0,x); w2.write(i,1,v)
w2.write(5,0,'TMI per sf'); w2.write_formula(5,1,'=SUM(B1:B4)',None,8.4); w2.set_column(0,0,24)
for c,w in enumerate([9,30,9,11,11,9,14,13,12,11,13,11,12,22]): ws.set_column(c,c,w)
ws.set_landscape(); ws.fit_to_pages(1,0); wb.close()
save(F,'RETAIL','bookkeeper and tax preparer, Ontario','lease schedule with TMI, HST and formulas',False,'Kettle Creek Plaza Inc.','2026-03-31',12,11,1,rows,sheet='Sched A - Leases')
