from h import *
import xlsxwriter
r=R(202); N=Names(r); fn='rr_yardi_lakemont_one.xlsx'
wb=xlsxwriter.Workbook(B+'documents/'+fn); ws=wb.add_worksheet('Report1')
b=wb.add_format(dict(bold=1)); h=wb.add_format(dict(bold=1,text_wrap=1,bottom=1,bg_color='#D9E1F2',valign='bottom',align='center',font_size=9))
f2=wb.add_format(dict(num_format='#,##0.00')); fd=wb.add_format(dict(num_format='mm/dd/yyyy')); g=wb.add_format(dict(italic=1,font_color='#444444',font_size=9)); t2=wb.add_format(dict(num_format='#,##0.00',bold=1,top=1)); tb=wb.add_format(dict(bold=1,top=1))
asof=d(2026,3,31)
ws.write(0,0,'Rent Roll',wb.add_format(dict(bold=1,font_size=14))); ws.write(1,0,'Property: lakemnt1   From Date: 03/31/2026   By Property',b)
H=['Property','Unit(s)','Lease','Lease Type','Area','Lease From','Lease To','Term','Tenancy Years','Monthly Rent','Monthly Rent/Area','Annual Rent','Annual Rent/Area','Annual Rec./Area','Annual Misc/Area','Security Deposit Received','LOC Amount/ Bank Guarantee']
for i,x in enumerate(H): ws.write(3,i,x,h)
ws.set_row(3,38); ws.set_column(0,0,30); ws.set_column(1,1,11); ws.set_column(2,2,34); ws.set_column(3,16,12); ws.freeze_panes(4,0)
y=4; rows=[]; PN='Lakemont One (lakemnt1)'; tot=[0,0,0,0,0]; va=0;vs=0; n=0
ws.write(y,0,'Current Leases',b); y+=1
units=[f'{fl}{s:02d}' for fl in range(1,5) for s in (0,10,20,30,40,50)][:22]
vac={'110','330','420'}
for u in units:
    a=r.choice([1450,1832,2210,2675,3340,4120,5890,7410])
    if u in vac:
        va+=a;vs+=1;continue
    n+=1; nm=N('office'); st=addm(d(2026,3),-r.randint(3,70)); term=r.choice([60,84,120]); 
    if addm(st,term)<=asof: term+=60
    ex=eom(addm(st,term-1)); k=(2026*12+2-(st.year*12+st.month-1))//12; b0=round(a*r.uniform(22,29)/12,2)
    cam=round(a*r.uniform(1,3)/12,2); elec=round(a*1.75/12,2); park=r.choice([0,0,240,400,600]); dep=round(b0*r.choice([1,1,2]),2) if r.random()<.8 else 0; loc=r.choice([0]*6+[50000])
    sc=[]; 
    for yr in range(term//12):
        sc.append((addm(st,12*yr),addm(st,12*yr+12)-D.timedelta(1),round(b0*1.025**yr,2)))
    cur=[s for s in sc if s[0]<=asof<=s[1]][0]; fut=[s for s in sc if s[0]>asof][:4]
    mr=cur[2]; ty=round((asof-st).days/365.25,2)
    vals=[PN,u,f'{nm} (t{1000+n*7:07d})','Office Gross' if park else 'Office Net',a,st,ex,term,ty,mr,round(mr/a,2),round(mr*12,2),round(mr*12/a,2),round((cam+elec)*12/a,2),round(park*12/a,2),dep,loc]
    for i,v in enumerate(vals):
        if i in(5,6): ws.write_datetime(y,i,D.datetime(v.year,v.month,v.day),fd)
        elif isinstance(v,str) or i==7: ws.write(y,i,v)
        else: ws.write(y,i,v,f2)
    y+=2
    ws.write(y,1,'Rent Steps',g)
    for i,x in enumerate(['Charge','Charge Type','Unit','Area Label','Area','From','To','Monthly Amt','Amt/Area','Annual','Annual/Area']): ws.write(y,2+i,x,g)
    y+=1
    for s in [cur]+fut:
        ws.write(y,2,'brent');ws.write(y,3,'Base Rent');ws.write(y,4,u);ws.write(y,5,'RSF');ws.write(y,6,a,f2)
        for j,v in ((7,s[0]),(8,s[1])): ws.write_datetime(y,j,D.datetime(v.year,v.month,v.day),fd)
        for j,v in ((9,s[2]),(10,round(s[2]/a,2)),(11,round(s[2]*12,2)),(12,round(s[2]*12/a,2))): ws.write(y,j,v,f2)
        y+=1
    ws.write(y,1,'Charge Schedules',g)
    for i,x in enumerate(['Charge','Charge Type','Unit','Area Label','Area','From','To','Monthly Amt','Amt/Area','Annual','Annual/Area']): ws.write(y,2+i,x,g)
    y+=1; ch=[('cam','Operating Exp Recovery',cam),('elec','Tenant Electric',elec)]+([('park','Parking',park)] if park else [])
    for c,ty_,m in ch:
        ws.write(y,2,c);ws.write(y,3,ty_);ws.write(y,4,u);ws.write(y,5,'RSF');ws.write(y,6,a,f2)
        for j,v in ((7,d(2026,1)),(8,d(2026,12,31))): ws.write_datetime(y,j,D.datetime(v.year,v.month,v.day),fd)
        for j,v in ((9,m),(10,round(m/a,2)),(11,round(m*12,2)),(12,round(m*12/a,2))): ws.write(y,j,v,f2)
        y+=1
    y+=1
    for i,v in enumerate((a,mr,round(mr*12,2),dep,loc)): tot[i]+=v
    rows.append(row(unit=u,tenantName=nm,area=a,leaseStartDate=iso(st),leaseEndDate=iso(ex),contractRent=mr,annualRent=round(mr*12,2),deposit=dep,statusText='Current',propertyName=PN,section='Current Leases',charges=[dict(code='brent',amount=mr)]+[dict(code=c,amount=m) for c,_,m in ch],rentSteps=[dict(date=iso(s[0]),amount=s[2]) for s in fut]))
    vac_a=None
# vacant rows, after the leases
ws.write(y,0,'Vacant Units',b); y+=1
rr=R(203); va=0
for u in sorted(vac):
    a=rr.choice([1450,2210,3340,5890]); va+=a
    ws.write(y,0,PN);ws.write(y,1,u);ws.write(y,2,'VACANT');ws.write(y,4,a,f2);ws.write(y,9,0,f2);y+=1
    rows.append(row(unit=u,area=a,statusText='VACANT',propertyName=PN,section='Vacant Units',contractRent=0))
y+=1
ws.write(y,0,'Total Current',tb);ws.write(y,4,tot[0],t2)
for j,i in ((9,1),(11,2),(15,3),(16,4)): ws.write(y,j,round(tot[i],2),t2)
y+=2
for j,x in enumerate(['','Occupancy','Total Units','Total Area','Percentage','Monthly Rent','Annual Rent']): ws.write(y,2+j,x,h)
A=tot[0]+va
for l,c,a,m in (('Occupied',n,tot[0],tot[1]),('Vacant',3,va,0),('Total',n+3,A,tot[1])):
    y+=1; ws.write(y,3,l);ws.write(y,4,c);ws.write(y,5,a,f2);ws.write(y,6,a/A,wb.add_format(dict(num_format='0.00%')));ws.write(y,7,round(m,2),f2);ws.write(y,8,round(m*12,2),f2)
ws.set_landscape(); ws.fit_to_pages(1,0); wb.close()
save(fn,'OFFICE','Yardi Voyager Commercial rent roll with step and charge blocks',True,rows,propertyName='Lakemont One',asOnDate='2026-03-31',units=n+3,occupied=n,vacant=3,sheet='Report1')
