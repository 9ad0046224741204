from common import *
import xlsxwriter
rng=random.Random(909); fn='Switchyard Industrial Park - Rent Roll (broker).xlsx'
wb=xlsxwriter.Workbook(doc(fn)); 
s0=wb.add_worksheet('Cover'); ws=wb.add_worksheet('RR'); s2=wb.add_worksheet('Rollover')
F=lambda **k: wb.add_format(dict(dict(font_name='Calibri',font_size=9,valign='vcenter'),**k))
hb=F(bold=1,bg_color='#404040',font_color='white',align='center',text_wrap=1,border=1); grp=F(bold=1,bg_color='#BF9000',font_color='white',align='center',border=1); t=F(bold=1,font_size=14); bh=F(bold=1,bg_color='#DDD9C4'); tx=F(border=1); ct=F(border=1,align='center'); sf=F(border=1,num_format='#,##0'); pc=F(border=1,num_format='0.0%'); d=F(border=1,num_format='mmm-d-yyyy',align='center'); mo=F(border=1,num_format='$#,##0.00'); m0=F(border=1,num_format='_($* #,##0_);_($* (#,##0);_($* "-"??_);_(@_)'); wr=F(border=1,text_wrap=1,font_size=8); yr=F(border=1,num_format='0.0')
st=F(bold=1,top=2,num_format='#,##0'); stm=F(bold=1,top=2,num_format='_($* #,##0_);_($* (#,##0);_($* "-"??_);_(@_)'); sp=F(bold=1,top=2,num_format='0.0%'); v=F(border=1,italic=1,bg_color='#F2F2F2')
s0.write('B2','Switchyard Industrial Park',t); s0.write('B3','4100-4180 Switchyard Road'); s0.write('B4','Three buildings, multi-tenant light industrial'); s0.write('B6','Prepared by Dunmore Capital Markets'); s0.write('B7','Draft - subject to lease abstract review')
ws.hide_gridlines(2); ws.set_column('A:A',2); ws.set_column('B:B',9); ws.set_column('C:C',30); ws.set_column('D:E',8.5); ws.set_column('F:G',11.5); ws.set_column('H:H',7); ws.set_column('I:I',8); ws.set_column('J:K',12); ws.set_column('L:N',11.5); ws.set_column('O:P',11.5); ws.set_column('Q:R',26)
ws.write('B1','SWITCHYARD INDUSTRIAL PARK',t); ws.write('B2','Rent Roll as of 5/1/2026',F(italic=1))
ws.merge_range('B4:C4','',grp); ws.merge_range('D4:E4','Premises',grp); ws.merge_range('F4:H4','Lease Term',grp); ws.merge_range('I4:K4','Contract Base Rent',grp); ws.merge_range('L4:N4','Reimbursements / Gross',grp); ws.merge_range('O4:P4','Next Increase',grp); ws.merge_range('Q4:R4','Other',grp)
for i,h in enumerate(['Unit','Tenant','SF','% of\nBldg','Start','Expires','Yrs\nLeft','$/SF\n/Mo','Monthly','Annual','CAM\n(Mo.)','Tax & Ins\n(Mo.)','Total\nMonthly','Date','New Monthly\nBase','Options','Comments']): ws.write(4,1+i,h,hb)
ws.set_row(4,28)
asof=D(2026,5,1)
B=[('Building A - 4100 Switchyard Road',[('A1','Corrigan Tile & Stone',12400),('A2','Pacific Loom Upholstery',8600),('A3','Redline Fleet Service, Inc.',10250),('A4',None,7750),('A5-A6','North Basin Beverage Dist.',21000)]),
('Building B - 4140 Switchyard Road',[('B1','Hobart Fasteners LLC',6400),('B2','Glassworks Auto Repair',4800),('B3','Cascade Climbing Holds',5200),('B4','Emberline Roofing Supply',9600),('B5',None,4800),('B6','Zephyr E-Bikes',4400),('B7','Tomahawk Plumbing Wholesale',12800)]),
('Building C - 4180 Switchyard Road',[('C1','Meridian Cold Chain Partners',38500),('C2','Old Foundry Brewing Co.',9100),('C3','Basin Robotics (sublet from Hobart)',11400),('C4','ARC Sign & Neon',3600)])]
r=5; rows=[];dat=[];rolls={}
for bn,us in B:
    ws.merge_range(r,1,r,17,bn,bh); r+=1; bs=sum(u[2] for u in us); l=[]
    for u,n,s in us:
        q=dict(u=u,n=n,s=s,m=0.0,a=0.0,c=0.0,ti=0.0,tt=0.0)
        ws.write(r,1,u,ct); ws.write(r,3,s,sf); ws.write(r,4,s/bs,pc)
        if n:
            s0d=D(rng.randint(2018,2025),rng.randint(1,12),1); ex=addm(s0d,rng.choice([36,60,62,84,120]))-dt.timedelta(1)
            while ex<asof: ex=addm(ex+dt.timedelta(1),60)-dt.timedelta(1)
            p=rng.choice([.82,.88,.95,1.05,1.12,1.2]); q['m']=round(p*s,2); q['a']=round(q['m']*12,2); q['c']=round(.11*s,2); q['ti']=round(.14*s,2)
            if n.startswith('Glass'): q['c']=q['ti']=0.0
            q['tt']=round(q['m']+q['c']+q['ti'],2)
            nx=addm(s0d,12)
            while nx<=asof: nx=addm(nx,12)
            nm_=round(q['m']*rng.choice([1.03,1.035,1.04]),2)
            ws.write(r,2,n,tx); ws.write_datetime(r,5,dt.datetime(s0d.year,s0d.month,1),d); ws.write_datetime(r,6,dt.datetime(ex.year,ex.month,ex.day),d); ws.write(r,7,(ex-asof).days/365.25,yr); ws.write(r,8,p,mo); ws.write(r,9,q['m'],mo); ws.write_formula(r,10,f'=J{r+1}*12',mo,q['a']); ws.write(r,11,q['c'],mo); ws.write(r,12,q['ti'],mo); ws.write_formula(r,13,f'=J{r+1}+L{r+1}+M{r+1}',mo,q['tt'])
            has=nx<ex
            if has: ws.write_datetime(r,14,dt.datetime(nx.year,nx.month,1),d); ws.write(r,15,nm_,mo)
            else: ws.write(r,14,'None',ct); ws.write(r,15,'',tx)
            ws.write(r,16,rng.choice(['1 x 5 yr @ FMV','2 x 5 yr @ 3% bumps','None','1 x 3 yr, 180 days notice']),wr)
            cm={'Glassworks Auto Repair':'Modified gross; LL pays NNN','North Basin Beverage Dist.':'ROFR on A4','Meridian Cold Chain Partners':'TT paid for freezer build-out; must restore','Basin Robotics (sublet from Hobart)':'Consent dated 2/14/25'}.get(n,'')
            ws.write(r,17,cm,wr); rolls[ex.year]=rolls.get(ex.year,0)+s
            rows.append(R(unit=u,building=bn,tenantName=n,area=s,statusText='Occupied',leaseStartDate=s0d,leaseEndDate=ex,contractRent=q['m'],annualRent=q['a'],charges=[dict(code='CAM',amount=q['c']),dict(code='Tax & Ins',amount=q['ti'])],totalCharges=q['tt'],rentSteps=[dict(date=iso(nx),amount=nm_)] if has else None))
        else:
            ws.write(r,2,'VACANT',v)
            for cc in range(5,18): ws.write(r,cc,'',v)
            ws.write(r,17,'Asking $1.15 NNN',wr)
            rows.append(R(unit=u,building=bn,area=s,statusText='VACANT'))
        l.append(q); r+=1
    ws.write(r,2,'Subtotal',st); ws.write(r,3,bs,st); ws.write(r,4,sum(x['s'] for x in l if x['n'])/bs,sp)
    for cc in (1,5,6,7,8,14,15,16,17): ws.write(r,cc,'',st)
    for cc,a in((9,'m'),(10,'a'),(11,'c'),(12,'ti'),(13,'tt')): ws.write(r,cc,round(sum(x[a] for x in l),2),stm)
    dat+=l; r+=2
S=lambda a: round(sum(x[a] for x in dat),2)
ws.write(r,2,'TOTAL PARK',st); ws.write(r,3,S('s'),st); ws.write(r,4,sum(x['s'] for x in dat if x['n'])/S('s'),sp)
for cc,a in((9,'m'),(10,'a'),(11,'c'),(12,'ti'),(13,'tt')): ws.write(r,cc,S(a),stm)
r+=1
vs=sum(x['s'] for x in dat if not x['n'])
ws.write(r,2,'Occupied SF'); ws.write(r,3,S('s')-vs,F(num_format='#,##0')); r+=1; ws.write(r,2,'Vacant SF'); ws.write(r,3,vs,F(num_format='#,##0')); r+=2
ws.write(r,1,'Percent in subtotal rows is the occupied share. NNN estimates per 2026 budget.',F(italic=1,font_size=8))
s2.write('A1','Lease rollover by year',t); s2.write('A3','Year'); s2.write('B3','SF'); s2.write('C3','% of park')
for i,y in enumerate(sorted(rolls)): s2.write(3+i,0,y); s2.write(3+i,1,rolls[y]); s2.write(3+i,2,rolls[y]/S('s'),F(num_format='0.0%'))
ws.freeze_panes(5,3); ws.set_landscape(); ws.fit_to_pages(1,0); ws.activate(); wb.close()
oc=sum(1 for x in dat if x['n'])
save(fn,'INDUSTRIAL','broker re-keyed workbook, grouped headers, buildings as bands with subtotals, next increase columns',False,'SWITCHYARD INDUSTRIAL PARK','2026-05-01',len(dat),oc,len(dat)-oc,rows,sheet='RR',totals={'area':S('s'),'contractRent':S('m'),'annualRent':S('a'),'charge:CAM':S('c'),'charge:Tax & Ins':S('ti'),'totalCharges':S('tt')})
