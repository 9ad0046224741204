from common import *
import xlsxwriter
r=random.Random(303)
NAME='TriCounty Flex Park RR 2026-01.xlsx'
ten=['Apex Fire Protection','Bayou Countertops LLC','Cardinal Sign Works','DeWitt Electrical Contractors','Eastgate Church Plant','Fleetline Upfitters','GreenSprout Hydroponics','Heritage Cabinet Co.','Ironhorse Crossfit','Juno Dental Lab','K-9 Daycare of Tri-County','Lone Oak Brewing','Metro Pool Supply','Northside HVAC','Orion Battery Exchange','Palmetto Floor Covering','Quikprint Graphics','Redline Auto Glass','Summit Roofing & Gutter','Tidewater Medical Supply','Union Hall Local 418']
B=[('Bldg 100',[('100-A',2400),('100-B',2400),('100-C',1800),('100-D',3600),('100-E',1800),('100-F',2400),('100-G',2400),('100-H',4800)]),
   ('Bldg 200',[('200-A',3000),('200-B',3000),('200-C',6000),('200-D',3000),('200-E',1500),('200-F',1500),('200-G',3000)]),
   ('Bldg 300',[('300-A',5000),('300-B',2500),('300-C',2500),('300-D',2500),('300-E',2500),('300-F',7500),('300-G',2500),('300-H',5000),('300-J',2500)])]
vac={'100-E','200-F','300-D'}
wb=xlsxwriter.Workbook(DOC+'/'+NAME); ws=wb.add_worksheet('Rent Roll'); w2=wb.add_worksheet('Lease Expirations'); w3=wb.add_worksheet('Notes')
F=lambda **k: wb.add_format(dict(font_name='Calibri',font_size=10,**k))
ttl=F(bold=1); ttl.set_font_size(14)
hd=F(bold=1,bg_color='#1F3864',font_color='white',align='center',valign='vcenter',text_wrap=1,border=1)
tx=F(border=1); mo=F(border=1,num_format='$#,##0.00'); nm=F(border=1,num_format='#,##0'); da=F(border=1,num_format='mmm d, yyyy',align='center'); rt=F(border=1,num_format='$0.00')
bm=F(border=1,bold=1,align='center',valign='vcenter',rotation=90,bg_color='#D9E2F3')
sb=F(bold=1,top=1,bottom=1,bg_color='#F2F2F2'); sbm=F(bold=1,top=1,bottom=1,bg_color='#F2F2F2',num_format='$#,##0.00'); sbn=F(bold=1,top=1,bottom=1,bg_color='#F2F2F2',num_format='#,##0'); pc=F(bold=1,top=1,bottom=1,bg_color='#F2F2F2',num_format='0.0%')
ws.write(0,0,'Tri-County Flex Park',ttl); ws.write(1,0,'Rent Roll as of January 31, 2026',F(bold=1)); ws.write(2,0,'Ransdell Family Holdings, LP (owner-managed)',F(italic=1))
# columns A bldg B suite C tenant D SF E start F end G rate H monthly I annual J NNN K next date L next rent M second date N second rent O deposit P (hidden) broker
for a,b,s in [(0,0,'Building'),(1,1,'Suite'),(2,2,'Tenant'),(3,3,'SF'),(14,14,'Security\nDeposit'),(15,15,'Broker'),(9,9,'NNN\nMonthly')]: ws.merge_range(4,a,5,a,s,hd)
for a,b,s in [(4,5,'Lease Term'),(6,8,'Current Base Rent'),(10,11,'Next Increase'),(12,13,'Following Increase')]: ws.merge_range(4,a,4,b,s,hd)
for i,s in zip([4,5,6,7,8,10,11,12,13],['Start','End','$/SF/Yr','Monthly','Annual','Date','Monthly','Date','Monthly']): ws.write(5,i,s,hd)
rr=6; ti=0; rows=[]; gt=[0]*5; exp={}; subs=[]
for bl,us_ in B:
    a=rr; t=[0]*5
    for u,sf in us_:
        ws.write(rr,1,u,tx); ws.write(rr,3,sf,nm)
        row=dict(unit=u,building=bl,area=sf); t[0]+=sf
        if u in vac:
            ws.write(rr,2,'VACANT',F(border=1,italic=1,font_color='#C00000'))
            for k in range(4,16): ws.write_blank(rr,k,None,tx)
            row['statusText']='VACANT'
        else:
            n=ten[ti]; ti+=1; rate=r.choice([8.5,8.75,9,9.25,9.5,9.75,10,10.5,11]); mon=round(sf*rate/12,2)
            st=first(r,D(2021,1,1),D(2025,10,1)); yrs=r.choice([3,5,5,5,7]); en=endof(st,yrs)
            while en<D(2026,3,1): yrs+=2; en=endof(st,yrs)
            nnn=round(sf*2.35/12,2); dep=round(mon,0) if r.random()<.8 else None
            ws.write(rr,2,n,tx); ws.write_datetime(rr,4,dt.datetime(st.year,st.month,st.day),da); ws.write_datetime(rr,5,dt.datetime(en.year,en.month,en.day),da)
            ws.write(rr,6,rate,rt); ws.write(rr,7,mon,mo); ws.write_formula(rr,8,f'=H{rr+1}*12',mo,round(mon*12,2)); ws.write(rr,9,nnn,mo)
            steps=[]; y=2026
            while len(steps)<2:
                s=D(y,st.month,1)
                if s>en: break
                if s>D(2026,1,31): steps.append((s,round(mon*(1.03**(len(steps)+1)),2)))
                y+=1
            if r.random()<.2: steps=[]
            for k in(0,1):
                if k<len(steps):
                    s,v=steps[k]; ws.write_datetime(rr,10+2*k,dt.datetime(s.year,s.month,s.day),da); ws.write(rr,11+2*k,v,mo)
                else: ws.write(rr,10+2*k,'none' if k==0 else '',F(border=1,align='center',font_color='#7F7F7F')); ws.write_blank(rr,11+2*k,None,tx)
            if dep: ws.write(rr,14,dep,mo)
            else: ws.write_blank(rr,14,None,mo)
            ws.write(rr,15,r.choice(['in-house','Colby','']),tx)
            row.update(tenantName=n,statusText='Occupied',leaseStartDate=st,leaseEndDate=en,contractRent=mon,annualRent=round(mon*12,2),deposit=dep,charges=[dict(code='NNN',amount=nnn)],rentSteps=[dict(date=s,amount=v) for s,v in steps])
            for k,v in enumerate([sf,mon,round(mon*12,2),nnn]): t[k+1]+=v
            exp.setdefault(en.year,[0,0,0]); e=exp[en.year]; e[0]+=1; e[1]+=sf; e[2]+=mon*12
        rows.append(row); rr+=1
    ws.merge_range(a,0,rr-1,0,bl,bm)
    for k in range(16): ws.write_blank(rr,k,None,sb)
    ws.write(rr,1,'Subtotal '+bl,sb); ws.write_formula(rr,3,f'=SUM(D{a+1}:D{rr})',sbn,t[0]); ws.write(rr,6,t[1]/t[0],pc)
    for col,v in((7,t[2]),(8,t[3]),(9,t[4])):
        L='ABCDEFGHIJ'[col]; ws.write_formula(rr,col,f'=SUM({L}{a+1}:{L}{rr})',sbm,round(v,2))
    subs.append(rr+1); gt=[x+y for x,y in zip(gt,t)]; rr+=2
for k in range(16): ws.write_blank(rr,k,None,sb)
ws.write(rr,1,'PARK TOTAL',sb); ws.write_formula(rr,3,'='+'+'.join(f'D{x}' for x in subs),sbn,gt[0]); ws.write(rr,6,gt[1]/gt[0],pc)
for col,v in((7,gt[2]),(8,gt[3]),(9,gt[4])): ws.write_formula(rr,col,'='+'+'.join(f'{"ABCDEFGHIJ"[col]}{x}' for x in subs),sbm,round(v,2))
rr+=2
nv=len(vac); nt=len(rows)
ws.write(rr,1,f'{nt} suites / {nt-nv} leased / {nv} vacant.  Percent shown on total lines under $/SF/Yr is leased %.',F(italic=1))
for k,w in enumerate([9,8,30,8,13,13,8,12,13,11,13,12,13,12,11,10]): ws.set_column(k,k,w,None,{'hidden':1} if k==15 else {})
ws.freeze_panes(6,3); ws.set_landscape(); ws.fit_to_pages(1,0); ws.set_row(5,18)
w2.write_row(0,0,['Year','# Leases','SF','Annual Rent'],hd)
for i,y in enumerate(sorted(exp)): w2.write_row(i+1,0,[y]+[round(v,2) for v in exp[y]])
w3.write_column(0,0,['NNN pool reconciled each March.','300-F tenant has ROFR on 300-D.','Roof on Bldg 200 replaced 2023.'])
wb.close()
save(NAME,dict(propertyName='Tri-County Flex Park',asOnDate='2026-01-31',units=nt,occupied=nt-nv,vacant=nv,sheet='Rent Roll',rows=rows),'INDUSTRIAL','Owner spreadsheet, grouped headers, building in rotated merged cells, two future-increase column pairs, hidden broker column',False)
