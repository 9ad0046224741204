from lib import *
from fpdf import FPDF
r=random.Random(8007); asof=d(2026,9,1)
F='st_brendan_manor_hap.pdf'
nm=names(r,50,'{l}, {i}.');rows=[];rec=[]
for b,us in [('East Wing',[f'E{f}{k:02d}' for f in(1,2,3) for k in range(1,7)]),('West Wing',[f'W{f}{k:02d}' for f in(1,2,3) for k in range(1,8)])]:
    for u in us:
        br=r.choice(['0BR','1BR','1BR','1BR','2BR']);cr={'0BR':934,'1BR':1087,'2BR':1311}[br];ua={'0BR':48,'1BR':61,'2BR':79}[br]
        if u in('E104','W206','W303'): rec.append(dict(b=b,u=u,br=br,cr=cr,ua=ua,n=None));continue
        tr=r.randint(112,455);rec.append(dict(b=b,u=u,br=br,cr=cr,ua=ua,n=nm.pop(),tr=tr,ct=r.choice(['AR','AR','AR','IR','MI']),ce=d(2026 if r.random()<.6 else 2025,r.randint(1,9) if r.random()<1 else 1,1),mi=d(r.randint(2009,2025),r.randint(1,12),r.randint(1,28))))
for x in rec:
    if x['n'] and x['ce'].year==2025: x['ce']=d(2025,r.randint(10,12),1)
bad=[x for x in rec if x['n'] and x['br']=='1BR'][9]   # planted: tenant rent digits transposed
bad['ptr']=None
class P(FPDF):
    def header(s):
        s.set_font('times','B',12);s.cell(0,14,"St. Brendan Manor",new_x='LMARGIN',new_y='NEXT',align='C')
        s.set_font('times','',9);s.cell(0,11,'Project-Based Section 8 Rent Schedule  -  HAP Contract No. OH12-L000-118',new_x='LMARGIN',new_y='NEXT',align='C')
        s.cell(0,11,'Rent Roll for the month of September 2026',new_x='LMARGIN',new_y='NEXT',align='C');s.ln(5)
        s.set_font('times','B',8.5)
        y=s.get_y()
        for (h,w,a) in H:
            x=s.get_x();s.set_xy(x,y);s.multi_cell(w,10,h,border=1,align='C',new_x='RIGHT',new_y='TOP',max_line_height=10) ;s.set_xy(x+w,y)
        s.set_xy(s.l_margin,y+20)
    def footer(s): s.set_y(-30);s.set_font('times','I',8);s.cell(0,10,f'Page {s.page_no()} of {{nb}}',align='C')
H=[('Unit\nNo.',36,'L'),('Size\n ',32,'C'),('Head of\nHousehold',104,'L'),('Cert.\nType',32,'C'),('Cert.\nEffective',58,'C'),('Move-In\nDate',58,'C'),('Contract\nRent',54,'R'),('Utility\nAllow.',44,'R'),('Tenant\nRent',50,'R'),('HAP\nSubsidy',54,'R')]
p=P('P','pt','letter');p.set_margins(45,40);p.set_auto_page_break(True,45);p.add_page()
def row(v,b=False,h=13.2):
    p.set_font('times','B' if b else '',9)
    for (_,w,a),t in zip(H,v): p.cell(w,h,t,border=1,align=a)
    p.ln(h)
cur=None;GT=[0]*4;T=[0]*4;nn=0
m=lambda v:f'{v:,.2f}'
def sub():
    global T
    row(['','',f'{cur} Total','','','',m(T[0]),m(T[1]),m(T[2]),m(T[3])],True)
    for i in range(4): GT[i]+=T[i]
    T=[0]*4
plant=None
for x in rec:
    if x['b']!=cur:
        if cur: sub()
        cur=x['b'];p.set_font('times','B',9.5);p.set_fill_color(225,225,235);p.cell(sum(h[1] for h in H),13.5,cur,border=1,fill=True);p.ln(13.5)
    if not x['n']:
        row([x['u'],x['br'],'VACANT','','','',m(x['cr']),m(x['ua']),'',''] );T[0]+=x['cr'];T[1]+=x['ua']
        rows.append(dict(unit=x['u'],building=cur,unitType=x['br'],statusText='VACANT',contractRent=x['cr']));continue
    ha=x['cr']-x['tr'];T=[a+b for a,b in zip(T,[x['cr'],x['ua'],x['tr'],ha])]
    ptr=x['tr']
    if x is bad:
        s=str(x['tr']);ptr=int(s[0]+s[2]+s[1]) if s[1]!=s[2] else int(s[0]+str((int(s[1])+4)%10)+s[2])
        plant=dict(what=f"Unit {x['u']} tenant rent printed {ptr}.00 instead of {x['tr']}.00 (digits changed): tenant rent plus HAP no longer equals contract rent and the wing and grand totals of tenant rent do not foot",kind='digit_changed')
    row([x['u'],x['br'],x['n'],x['ct'],x['ce'].strftime('%m-%d-%Y'),x['mi'].strftime('%m-%d-%Y'),m(x['cr']),m(x['ua']),m(ptr),m(ha)])
    rows.append(dict(unit=x['u'],building=cur,unitType=x['br'],tenantName=x['n'],statusText='Occupied',contractRent=x['cr'],moveInDate=x['mi'],charges=[dict(code='Tenant Rent',amount=ptr),dict(code='HAP Subsidy',amount=ha)]))
sub();row(['','','PROJECT TOTAL','','','']+[m(v) for v in GT],True)
p.ln(8);p.set_font('times','',9)
p.multi_cell(0,11,f'Total contract units: {len(rec)}.  Occupied: {len(rec)-3}.  Vacant: 3.  Contract rents effective 02/01/2026 (OCAF 4.7%). AR = annual, IR = interim, MI = move-in certification. No HAP claimed for vacant units this month.')
p.output(D+F)
save(F,'MULTIFAMILY','r80a','Project-based Section 8 roll by wing, tenant rent / HAP split, ruled grid, portrait',False,'St. Brendan Manor','2026-09',len(rec),len(rec)-3,3,rows,planted=plant)
print(plant)
