# chapter 11 trustee's schedule of a rent-regulated walk-up: legal against collected rent, subsidy share, pre- and post-petition arrears
from common import *
import xlsxwriter
R=random.Random(1207); F='X07_Trustee_Schedule_1188_Kestrel_Ave.xlsx'
wb=xlsxwriter.Workbook(D+'/'+F); ws=wb.add_worksheet('Sch. G-1'); ws2=wb.add_worksheet('Arrears detail'); ws3=wb.add_worksheet('MOR bridge'); ws3.hide()
f=lambda **k:wb.add_format(dict(font_name='Garamond',font_size=10,**k))
b=f(bold=1); h=f(bold=1,bottom=2,text_wrap=1,align='center',valign='bottom'); n=f(num_format='#,##0.00;(#,##0.00);"-"'); dfm=f(num_format='mmm-yy',align='center'); c=f(align='center'); nb=f(bold=1,top=1,num_format='#,##0.00;(#,##0.00);"-"'); g=f(bg_color='#EDEDED'); 
for i,t in enumerate(['IN RE KESTREL AVENUE ASSOCIATES LLC, DEBTOR (CHAPTER 11)','Schedule G-1: Residential and commercial tenancies at 1188 Kestrel Avenue','Status at 30 November 2025; petition date 22 August 2025']): ws.write(i,0,t,b if i<2 else f(italic=1))
H=['Fl.','Apt','Rooms','Occupant','Reg.','Legal reg.\nrent','Rent charged\nper month','of which\nSubsidy','Lease\nexpires','Security','Pre-petition\narrears','Post-petition\narrears','Total owed','Vacate /\ncourt']
for j,x in enumerate(H): ws.write(4,j,x,h)
ws.set_row(4,30); ppl=people(R,45); i=0; y=5; rows=[]
ctl=dict(legal=0,rent=0,sub=0,sec=0,pre=0,post=0,tot=0)
def out(r,fl):
    global y
    ws.write(y,0,fl,c); ws.write(y,1,r['unit'],c); 
    if r.get('_rm'): ws.write(y,2,r['_rm'],c)
    v=not r.get('tenantName')
    ws.write(y,3,r.get('tenantName') or 'V A C A N T',f(italic=1) if v else f()); 
    if r.get('_reg'): ws.write(y,4,r['_reg'],c)
    if r.get('_legal') is not None: ws.write(y,5,r['_legal'],n); ctl['legal']+=r['_legal']
    if not v:
        ws.write(y,6,r['contractRent'],n)
        if r['_sub']: ws.write(y,7,r['_sub'],n)
        r['_cr']=r['contractRent']
        e=r['_le']
        if isinstance(e,str): ws.write(y,8,e,c)
        elif e: ws.write(y,8,f'{e:%b} {e:%Y}',c)
        for j,k in ((9,'_sec'),(10,'_pre'),(11,'_post')): ws.write(y,j,r[k],n)
        ws.write(y,12,r['_pre']+r['_post'],n)
        ctl['rent']+=r['_cr']; ctl['sub']+=r['_sub']; ctl['sec']+=r['_sec']; ctl['pre']+=r['_pre']; ctl['post']+=r['_post']; ctl['tot']+=r['_pre']+r['_post']
        r['leaseEndDate']=e if isinstance(e,str) else f'{e:%b} {e:%Y}' if e else None
        r['deposit']=r['_sec'] or None; r['balance']=round(r['_pre']+r['_post'],2) or None; r['contractRent']=r['contractRent'] or None
    if r.get('_ct'): ws.write(y,13,r['_ct'],c)
    y+=1; rows.append(r)
ws.write(y,0,'A. Stores',b); y+=1
for u,t,rent,le,sec,pre,post,ct in [('Str 1','Golden Spoon Deli Corp.',4250.0,dt.date(2028,5,31),8500.0,12750.0,0.0,None),('Str 2','Rapid Phone Repair',2600.0,'M/M',2600.0,0.0,2600.0,None),('Str 3',None,None,None,None,None,None,None)]:
    r=dict(unit=u,section='A. Stores',tenantName=t,statusText='Occupied' if t else 'VACANT',contractRent=rent,_sub=0,_le=le,_sec=sec,_pre=pre,_post=post,_ct=ct); out(r,'G')
st0=dict(ctl)
ws.write(y,3,'Stores',b); 
def tl(lbl,base):
    global y
    ws.write(y,3,lbl,b)
    for j,k in((5,'legal'),(6,'rent'),(7,'sub'),(9,'sec'),(10,'pre'),(11,'post'),(12,'tot')): ws.write(y,j,ctl[k]-base.get(k,0),nb)
    y+=2
tl('Stores',{})
ws.write(y,0,'B. Apartments',b); y+=1
for fl in range(1,7):
    for ap in 'ABCDEF'[:(4 if fl==1 else 6)]:
        u=f'{fl}{ap}'; rm=R.choice([2,3,3,4,5]); leg=round(R.uniform(980,2450),2); x=R.random()
        r=dict(unit=u,section='B. Apartments',_rm=rm,_reg='RS',_legal=leg,statusText='Occupied')
        if u=='1A': r.update(tenantName='Superintendent',_legal=None,_reg='Ex',contractRent=0.0,_sub=0,_le=None,_sec=0.0,_pre=0.0,_post=0.0)
        elif x<.1: r.update(statusText='VACANT',_ct='needs repair' if R.random()<.6 else None)
        else:
            rc=x>.95
            nm=ppl[i]; i+=1; le=dt.date(R.choice([2025,2026,2026,2027]),R.randint(1,12),28); le=eom(le)
            if le<dt.date(2025,11,30) : le=eom(dt.date(2026,le.month,1))
            rent=leg if R.random()<.55 else round(leg*R.uniform(.78,.97),2)
            r.update(tenantName=nm.split()[1]+', '+nm.split()[0][0]+'.',contractRent=rent,_sub=round(rent*.68,2) if R.random()<.2 else 0,_le='statutory' if rc else le,_sec=R.choice([0.0,rent,rent]),_pre=R.choice([0.0,0.0,0.0,round(rent*R.choice([1,2.5,6]),2)]),_post=R.choice([0.0,0.0,rent,round(rent*2,2)]))
            if rc: r['_reg']='RC'
            if r['_pre']>rent*5: r['_ct']='H.P. warrant'
        out(r,fl)
tl('Apartments',st0)
tl('WHOLE BUILDING',{})
ap=[r for r in rows]; oc=sum(1 for r in rows if r.get('tenantName'))
ws.write(y,0,f'{len(rows)} tenancies in all (3 stores, {len(rows)-3} apartments): {oc} occupied, {len(rows)-oc} vacant. RS = rent stabilized; RC = rent controlled; Ex = exempt. The rent charged is the rent the Debtor billed for November; the subsidy is paid by the housing agency within it.',f(italic=1))
for j,w in enumerate([5,7,7,24,6,12,13,11,10,11,12,13,12,13]): ws.set_column(j,j,w)
ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(4); ws.set_footer('&LTrustee work paper&RPage &P of &N')
ws2.write_row(0,0,['Apt','Occupant','0-30','31-60','61-90','Over 90'],b); k=1
for r in rows:
    if r.get('_post'): ws2.write_row(k,0,[r['unit'],r['tenantName'],r['_post'],0,0,r['_pre']]); k+=1
ws3.write(0,0,'Bridge to monthly operating report - draft'); wb.close()
save(F,'MULTIFAMILY','bankruptcy trustee\u2019s schedule, Garamond, mixed stores and apartments','legal regulated rent beside the rent charged (no market rent), subsidy share within it, month-year lease ends, pre-/post-petition arrears with total, dash zeros, spaced V A C A N T, second sheet with the same tenants, hidden sheet','1188 Kestrel Avenue','2025-11-30',len(rows),oc,len(rows)-oc,rows,sheet='Sch. G-1')
