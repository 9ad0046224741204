from common import *
import xlsxwriter
r=random.Random(202);N='Fenwick_Crossing_TenancySchedule.xlsx';asof=date(2025,6,30)
wb=xlsxwriter.Workbook(doc(N));ws=wb.add_worksheet('Report1')
F=lambda **k:wb.add_format(dict(font_name='Arial',font_size=8,**k))
tt=F(bold=1,align='center');b=F(bold=1,bottom=1,text_wrap=1,align='center',valign='bottom',bg_color='#D9D9D9');sb=F(bold=1,italic=0,bottom=1,align='center',text_wrap=1)
tx=F();dt=F(num_format='mm/dd/yyyy',align='center');n2=F(num_format='#,##0.00');n0=F(num_format='#,##0');B2=F(bold=1,num_format='#,##0.00',top=1);B=F(bold=1);bl=F(bold=1,top=1);sub=F(bold=1,font_color='#1F3864')
for i,t in enumerate(['Tenancy Schedule I','Property: Fenwick Crossing (fnw210)','As of Date: 06/30/2025','By Property']): ws.merge_range(i,0,i,16,t,tt)
H=['Property','Unit(s)','Lease','Lease Type','Area','Lease From','Lease To','Term','Tenancy\nYears','Monthly\nRent','Monthly\nRent/Area','Annual\nRent','Annual\nRent/Area','Annual\nRec./Area','Annual\nMisc/Area','Security Deposit\nReceived','LOC Amount/\nBank Guarantee']
for j,h in enumerate(H): ws.write(5,j,h,b)
ws.set_row(5,34);ws.merge_range(6,0,6,4,'Current Leases',B)
ws.set_column(0,0,22);ws.set_column(1,1,15);ws.set_column(2,2,30);ws.set_column(3,3,24);ws.set_column(4,16,11)
names=RET[:];r.shuffle(names)
units=[f'{x}' for x in ['A-1','A-2','B-101','B-102','B-103','B-104','B-105','B-106','C-201','C-202','C-203','C-204','C-205','C-206','C-207','C-208','D-1','D-2','OP-1','OP-2','ATM']]
vac={5,13,17};rows=[];R=7;TA=TM=TD=0;VA=0;occ=0;vr=[]
for i,u in enumerate(units):
    a={'A-1':42150,'A-2':18600,'OP-1':5200,'OP-2':3150,'ATM':60}.get(u,r.choice([1200,1400,1540,1750,2100,2480,3000,3625]))
    if i in vac: vr.append((u,a));continue
    nm='First Hollis Bank (ATM)' if u=='ATM' else ('Harvest Lane Market' if u=='A-1' else names.pop())
    while u!='ATM' and u!='A-1' and nm in('First Hollis Bank (ATM)','Harvest Lane Market'): nm=names.pop()
    st,en,t=lease(r,asof,(60,60,84,120) if u!='A-1' else (240,));st=st.replace(day=1);en=term(st,t)
    psf=11.25 if u=='A-1' else 14 if u=='A-2' else 300 if u=='ATM' else r.choice([22,23.5,25,26,28.5,31])
    esc=r.choice([.02,.03,.025]);yrs=[]
    per=60 if u=='A-1' else 12
    k=0
    while k*per<t:
        s0=addm(st,k*per);e0=min(term(s0,per),en);yrs.append((s0,e0,round(a*psf*(1+(.1 if per==60 else esc))**k/12,2)));k+=1
    cur=[x for x in yrs if x[0]<=asof<=x[1]][0]
    shown=[x for x in yrs if x[1]>=asof][:5]
    m=cur[2];dep=r.choice([0,m,round(m),3500,0]) if a<10000 else 0
    ch=[('cam',round(a*r.choice([3.10,3.25])/12,2),'Common Area Maintenance'),('ret',round(a*2.45/12,2),'Real Estate Tax'),('ins',round(a*.62/12,2),'Insurance')]
    if u=='ATM': ch=[]
    elif r.random()<.3: ch.append(('tra',r.choice([85,120,165.5]),'Trash'))
    rec=round(sum(x[1] for x in ch if x[0]!='tra')*12/a,2);mis=round(sum(x[1] for x in ch if x[0]=='tra')*12/a,2)
    ty='Retail NNN' if ch else 'Retail Gross'
    vals=['Fenwick Crossing (fnw210)',u,f'{nm} (t00{4101+i*7})',ty,a,st,en,t,round((asof-st).days/365.25,2),m,round(m/a,2),round(m*12,2),round(m*12/a,2),rec,mis,dep,0]
    for j,v in enumerate(vals): ws.write(R,j,v,dt if j in(5,6) else n0 if j==7 else tx if j<4 else n2) if j not in(5,6) else ws.write_datetime(R,j,__import__('datetime').datetime.combine(v,__import__('datetime').time()),dt)
    R+=1
    DT=lambda rr,cc,v:ws.write_datetime(rr,cc,__import__('datetime').datetime.combine(v,__import__('datetime').time()),dt)
    def block(title,items):
        global R
        ws.write(R,1,title,sub)
        for j,h in enumerate(['Charge','Type','Unit','Area Label','Area','From','To','Monthly Amt','Amt/Area','Annual','Annual/Area','Mgmt Fee %','Annual Gross']): ws.write(R,j+2,h,sb)
        R+=1
        for cd,ds,s0,e0,am in items:
            ws.write(R,2,cd,tx);ws.write(R,3,ds,tx);ws.write(R,4,u,tx);ws.write(R,5,'Gross Leasable',tx);ws.write(R,6,a,n2);DT(R,7,s0)
            if e0: DT(R,8,e0)
            for j,v in zip(range(9,15),[am,round(am/a,2),round(am*12,2),round(am*12/a,2),0,round(am*12,2)]): ws.write(R,j,v,n2)
            R+=1
    block('Rent Steps',[('rnt','Base Rent',*x) for x in shown])
    if ch: block('Charge Schedules',[(x[0],x[2],max(st,date(2025,1,1)),None,x[1]) for x in ch])
    R+=1
    TA+=a;TM+=m;TD+=dep;occ+=1
    rows.append(row(unit=u,tenantName=nm,area=a,statusText='Current',section='Current Leases',contractRent=m,annualRent=round(m*12,2),leaseStartDate=st,leaseEndDate=en,deposit=dep,
      charges=[dict(code=x[0],amount=x[1]) for x in ch],rentSteps=[dict(date=iso(x[0]),amount=x[2]) for x in shown if x[0]>asof]))
TM=round(TM,2);TD=round(TD,2)
def tot(lbl,a,m,d):
    global R
    ws.merge_range(R,0,R,3,lbl,bl)
    for j in range(4,17): ws.write_blank(R,j,None,bl)
    ws.write(R,4,a,B2);ws.write(R,9,m,B2);ws.write(R,11,round(m*12,2),B2);ws.write(R,15,d,B2);ws.write(R,16,0,B2);R+=1
tot('Total Current',TA,TM,TD);R+=1
ws.merge_range(R,0,R,4,'Vacant Units',B);R+=1
for u,a in vr:
    ws.write(R,0,'Fenwick Crossing (fnw210)',tx);ws.write(R,1,u,tx);ws.write(R,2,'VACANT',tx);ws.write(R,4,a,n2);R+=1;VA+=a
    rows.append(row(unit=u,area=a,statusText='VACANT',section='Vacant Units'))
R+=1;tot('Grand Total',TA+VA,TM,TD);R+=1
for j,h in enumerate(['Occupancy Summary','','Area','Percentage']): ws.write(R,j,h,b)
for k,(l,a) in enumerate((('Occupied Area',TA),('Vacant Area',VA),('Total',TA+VA))):
    ws.write(R+1+k,0,l,tx);ws.write(R+1+k,2,a,n2);ws.write(R+1+k,3,round(a/(TA+VA)*100,2),n2)
ws.set_landscape();ws.fit_to_pages(1,0);ws.freeze_panes(6,0);ws.repeat_rows(5);wb.close()
save(N,'RETAIL','Yardi Tenancy Schedule I with rent steps and charge schedules nested',True,'Fenwick Crossing','2025-06-30',rows,len(units),occ,len(vr),sheet='Report1',ties=dict(area=TA+VA,contractRent=TM,deposit=TD))
