from common import *
from fpdf import FPDF
rng=random.Random(4605)
nm=names(rng,70,"{f} {l}")
rows=[];secs=[]
lay={'A':(520,'4 rms'),'B':(455,'3½ rms'),'C':(640,'5 rms'),'D':(455,'3½ rms')}
secs=[]
for b,fl in (('North House',6),('South House',5)):
    L=[]
    for f in range(1,fl+1):
        for s,(sh,rm) in lay.items():
            if f==1 and s=='A' and b=='North House': continue
            sh2=sh+5*f; r=dict(unit=f'{f}{s}',building=b,unitType=rm,_sh=sh2)
            cc=round(sh2*1.6825,2); asm=round(sh2*.115,2)
            x=rng.random()
            if (b,f,s) in (('North House',5,'C'),('South House',2,'B')):
                r.update(statusText='Coop-owned, vacant',contractRent=0.,charges=[],totalCharges=0.)
            else:
                r['tenantName']=nm.pop(); 
                if x<.1: r['statusText']='Sublet'
                elif x<.16: r['statusText']='Sponsor'
                else: r['statusText']='Member'
                pk=rng.random()<.25; ac=rng.choice([0,0,1,2])
                r['contractRent']=cc
                r['charges']=[dict(code='Carrying Charge',amount=cc),dict(code='Assessment',amount=asm)]
                if ac: r['charges'].append(dict(code='A/C',amount=12.5*ac))
                if r['statusText']=='Sublet': r['charges'].append(dict(code='Sublet Fee',amount=round(cc*.1,2)))
                r['totalCharges']=round(sum(c['amount'] for c in r['charges']),2)
                r['moveInDate']=f"{rng.choice('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov'.split())} {rng.randint(1987,2024)}"
                y=rng.random(); r['balance']=0. if y<.75 else (r['totalCharges'] if y<.85 else (round(r['totalCharges']*2.5,2) if y<.9 else -round(rng.random()*200,2)))
            L.append(r)
    secs.append((b,L))
occn=[r['tenantName'] for _,L in secs for r in L if 'tenantName' in r]
G=[]
for i in range(1,9):
    r=dict(unit=f'G-{i}',building='Garage',unitType='indoor')
    if i==6: r.update(statusText='Open',charges=[],totalCharges=0.,contractRent=0.)
    else: r.update(tenantName=rng.choice(occn),statusText='License',contractRent=145.,charges=[dict(code='Carrying Charge',amount=145.)],totalCharges=145.,balance=0.)
    G.append(r)
secs.append(('Garage',G))
F='orchard_terrace_coop_billing.pdf'
p=FPDF('P','pt','A4'); p.set_creation_date(dt.datetime(2025,9,1)); p.set_auto_page_break(False)
C=[('Apt',28,'L'),('Shares',38,'R'),('Rooms',42,'C'),('Stockholder of record',128,'L'),('Occupancy',82,'L'),('Carrying\nCharge\n(rent)',52,'R'),('Assess-\nment',42,'R'),('A/C',34,'R'),('Sublet\nFee',38,'R'),('Total\nbilled',54,'R'),('Arrears\n(credit)',52,'R'),('Since',0,'L')]
C[-1]=('Since',48,'L'); W=sum(c[1] for c in C); sc=555/W; C=[(a,w*sc,b) for a,w,b in C]
def par(v): return f"({m2(-v)})" if v<0 else m2(v)
def hd():
    p.add_page(); p.set_text_color(0); p.set_font('Helvetica','B',12); p.set_xy(20,22); p.cell(300,14,'ORCHARD TERRACE TENANTS CORP.')
    p.set_font('Helvetica','',8); p.set_xy(275,22); p.cell(300,10,'Stockholder Rent Roll / Monthly Billing Register',align='R'); p.set_xy(275,32); p.cell(300,10,'Balances as of 31 August 2025',align='R')
    p.set_fill_color(46,82,60); p.rect(20,48,555,32,'F'); p.set_text_color(255); p.set_font('Helvetica','B',7)
    x=20
    for t,w,a in C:
        ls=t.split('\n'); y=78-9*len(ls)
        for l in ls: p.set_xy(x,y); p.cell(w,9,l,align=a); y+=9
        x+=w
    p.set_text_color(0); p.set_y(82)
z=0
def ln(v,b='',fill=None):
    if p.get_y()>800: ft(); hd()
    y=p.get_y()
    if fill: p.set_fill_color(*fill); p.rect(20,y,555,11.5,'F')
    p.set_font('Helvetica',b,7); x=20
    for (t,w,a),s in zip(C,v): p.set_xy(x,y); p.cell(w,11.5,s,align=a); x+=w
    p.set_y(y+11.5)
def ft(): p.set_font('Helvetica','I',6.5); p.set_xy(20,822); p.cell(555,8,f'Jankowski & Pruitt Property Management, agents        register run 09/02/2025        page {p.page_no()}',align='C')
def ch(r,c): return next((x['amount'] for x in r['charges'] if x['code']==c),0)
def tots(L): return [sum(r.get('_sh',0) for r in L)]+[round(sum(ch(r,c) for r in L),2) for c in('Carrying Charge','Assessment','A/C','Sublet Fee')]+[round(sum(r['totalCharges'] for r in L),2),round(sum(r.get('balance',0) for r in L),2)]
hd()
for b,L in secs:
    if p.get_y()>770: ft(); hd()
    p.set_font('Helvetica','B',9); p.set_xy(20,p.get_y()+3); p.cell(300,13,b if b!='Garage' else 'Garage (not apartments)'); p.set_y(p.get_y()+13)
    for i,r in enumerate(L):
        blank=lambda a: m2(a) if a else ''
        v=[r['unit'],str(r['_sh']) if '_sh' in r else '',r['unitType'],r.get('tenantName',''),r['statusText'],m2(r['contractRent']),blank(ch(r,'Assessment')),blank(ch(r,'A/C')),blank(ch(r,'Sublet Fee')),m2(r['totalCharges']),par(r['balance']) if 'balance' in r else '',r.get('moveInDate','')]
        ln(v,fill=(232,240,233) if i%2 else None)
    t=tots(L); y=p.get_y(); p.line(20,y,575,y); ln(['',f'{t[0]:,}' if t[0] else '','',f'{b}: {len(L)} '+('spaces' if b=='Garage' else 'apartments'),'']+[m2(x) for x in t[1:6]]+[par(t[6]),''],'B')
A=[r for _,L in secs for r in L]; t=tots(A); p.set_y(p.get_y()+6)
ln(['',f'{t[0]:,}','','CORPORATION TOTAL','']+[m2(x) for x in t[1:6]]+[par(t[6]),''],'B',(210,222,212))
ap=[r for r in A if r['building']!='Garage']; v=[r for r in ap if 'vacant' in r['statusText']]
p.set_font('Helvetica','',7.5); p.set_xy(20,p.get_y()+8)
p.multi_cell(555,10,f"Apartments: {len(ap)}.   Occupied: {len(ap)-len(v)}.   Vacant, owned by the corporation: {len(v)}.   North House 1A was given up to the laundry in 1996 and carries no shares. Carrying charge $1.6825 per share; assessment $0.115 per share through December.")
ft(); p.output(str(DOC/F))
save(F,'COOPERATIVE','A4 managing agent billing register, zebra, buildings, garage section',True,[{k:x for k,x in r.items() if k[0]!='_'} for r in A],'Orchard Terrace Tenants Corp.','2025-08-31',len(ap),len(ap)-len(v),len(v),checks=[('contractRent',t[1]),('charge:Assessment',t[2]),('charge:A/C',t[3]),('charge:Sublet Fee',t[4]),('totalCharges',t[5]),('balance',t[6])])
