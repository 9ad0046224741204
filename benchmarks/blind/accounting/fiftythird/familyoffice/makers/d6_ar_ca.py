"""Canadian commercial aged receivables: charges below each lease, named months, deposit on tenant totals only. PDF letter landscape, Times, boxed cells."""
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
FILE='AgedReceivables_Shops-Offices_Oct2026.pdf'
R=rng('d6')
K=['total','m Oct 2026','m Sep 2026','m Aug 2026','m Jul 2026','other:Prior','deposit']
def f(c): 
    s=f'{abs(c)/100:,.2f}'; return f'({s})' if c<0 else s
PR=[('Kestrel Plaza - 88 Bayfield St., Barrie ON',13,[('100','Pho Thien Huong','L-0412'),('102','Lakehead Optical Ltd.','L-0377'),('104','Dollar Corral #218','L-0290'),('106','Nettie\'s Alterations','L-0455'),('108A','Huron Physio & Sport Inc.','L-0431'),('108B','Barrie Vape Exchange','L-0466'),('110','Golden Samosa Sweets & Catering','L-0398'),('114','The UPS Depot (2290117 Ontario Inc.)','L-0344'),('PAD1','Timberline Coffee Co.','L-0211')]),
('Dunmore Office Centre - 401 Dunmore Rd., Ottawa ON',13,[('201','Farquhar Dinn LLP','L-0509'),('203','Association of Rural Librarians','L-0512'),('210','CloudPeat Software Inc.','L-0544'),('300','Ottawa Valley Denturists','L-0520'),('305','Beaulac & Fils, arpenteurs','L-0531'),('B01','Storage - J. Tessier','L-0555')])]
def draw():
    W,H=landscape(letter); c=canvas.Canvas(f'{DOCS}/{FILE}',pagesize=(W,H),invariant=1); c.setTitle('Aged Receivables')
    rows=[];totals=[];covers=[];vals=[];X=[318,392,464,536,608,680,748]; st={'p':0,'y':0}; L=44
    def head(cont=None):
        if st['p']: c.showPage()
        st['p']+=1; c.setFont('Times-Bold',14); c.drawCentredString(W/2,H-40,'Aged Receivables by Lease and Charge'); c.setFont('Times-Roman',9); c.drawCentredString(W/2,H-53,'Larchmount Commercial Management  \u2022  Balances at October 31, 2026  \u2022  Canadian dollars, HST included where charged'); y=H-84
        c.setFillGray(.25); c.rect(L,y-5,W-2*L,24,stroke=0,fill=1); c.setFillGray(1); c.setFont('Times-Bold',9); c.drawString(L+4,y+8,'Suite'); c.drawString(L+40,y+8,'Tenant'); c.drawString(L+52,y-2,'Charge')
        for x,(a,b) in zip(X,[('Total','Due'),('Oct','2026'),('Sep','2026'),('Aug','2026'),('Jul','2026'),('','Prior'),('Deposit','Held')]): c.drawRightString(x-4,y+8,a); c.drawRightString(x-4,y-2,b)
        c.setFillGray(0); c.setFont('Times-Italic',7.5); c.drawString(L,24,'lcm_ar_aging_lease   11/03/2026 10:02 AM'); c.drawRightString(W-L,24,f'Page {st["p"]}'); st['y']=y-19
        if cont: c.setFont('Times-BoldItalic',10); c.drawString(L,st['y'],cont+' (continued)'); st['y']-=16
    def grid(y,h=13):
        c.setLineWidth(.25); c.setStrokeGray(.6); c.line(L,y-4,W-L,y-4)
        for x in [L]+[X[0]-74]+X: c.line(x,y-4,x,y+h-4)
        c.setStrokeGray(0)
    def nums(v,y,font,n=6):
        c.setFont(font,9)
        for x,z in zip(X,v):
            if z: c.drawRightString(x-4,y,f(z))
            elif z==0: c.drawRightString(x-10,y,'-')
    head(); allp=[]; gdep=0
    def addtot(label,part,dep):
        s=[sum(vals[i][j] for i in part) for j in range(6)]+[dep]; totals.append({'label':label,**{k:num(v) for k,v in zip(K,s) if v}}); covers.append(part); return s
    for pn,tax,ts in PR:
        if st['y']<150: head()
        c.setFont('Times-BoldItalic',10.5); c.drawString(L,st['y'],pn); st['y']-=16; pp=[]; pdep=0
        for u,n,code in ts:
            rent=R.randint(1900,11500)*100 if u!='B01' else 21500
            ch=[]; tp={'100':'one','102':'two','104':'old','106':'one','108A':'pre','108B':'old','110':'two','114':'one','PAD1':'disp','201':'one','203':'disp','210':'pre','300':'old','305':'two','B01':'two'}[u]
            def row(name,per): ch.append((name,per))
            cam=rent*R.randint(18,30)//100; tx=rent*R.randint(12,24)//100
            k={'one':1,'two':2,'old':{'104':3,'108B':5,'300':4}.get(u,3),'pre':0,'disp':0}[tp]
            if k:
                row('Base Rent',[rent]*k+[0]*(5-k))
                if u!='B01': row('Common Area Maintenance',[cam]*k+[0]*(5-k)); 
                if R.random()<.8 and u!='B01': row('Realty Tax',[tx]*k+[0]*(5-k))
                t=sum(x[1][0] for x in ch); row('HST',[t*tax//100]*k+[0]*(5-k))
            if tp=='disp': row('2025 CAM Reconciliation',[0,0,0,0,R.randint(700,6900)*100+37]); row('HST',[0,0,0,0,ch[0][1][4]*tax//100])
            if R.random()<.3 and u!='B01': row('Water & Hydro Recovery',[R.randint(90,700)*100+R.randint(0,99),R.choice([0,R.randint(9000,60000)]),0,0,0])
            if k>1 and R.random()<.6: row('NSF Fee',[0,4500]+[0]*3)
            if k>2: row('Late Interest',[R.randint(1000,9000),R.randint(1000,7000),R.randint(500,4000),0,0])
            if tp=='pre': row('Prepaid / Unapplied',[-(rent+cam)//1,0,0,0,0])
            elif R.random()<.18: row('Prepaid / Unapplied',[0,-R.randint(100,900)*100,0,0,0])
            dep=R.choice([rent,rent*2,0,rent+cam]); need=(len(ch)+2)*13+8
            if st['y']-need<46: head(pn)
            y=st['y']; c.setFillGray(.9); c.rect(L,y-4,W-2*L,13,stroke=0,fill=1); c.setFillGray(0); c.setFont('Times-Bold',9.2); c.drawString(L+4,y,u); c.drawString(L+40,y,n); c.setFont('Times-Roman',8.5); c.drawString(L+262,y,f'Lease {code}'); y-=13; part=[]
            for nm,per in ch:
                v=[sum(per)]+per; c.setFont('Times-Roman',9); c.drawString(L+52,y,nm); nums(v,y,'Times-Roman'); grid(y); part.append(len(rows)); vals.append(v); rows.append({'unit':u,'name':n,'resident':code,'property':pn,'charge':nm,**{k_:num(z) for k_,z in zip(K,v) if z}}); y-=13
            s=addtot(f'Total {u}',part,dep); c.setFont('Times-Bold',9); c.drawString(L+52,y,f'Total {u}'); nums(s,y,'Times-Bold'); grid(y); st['y']=y-19; pp+=part; pdep+=dep
        lb='Total '+pn.split(' - ')[0]; s=addtot(lb,pp,pdep); y=st['y']+2; c.setLineWidth(1); c.line(L,y+11,W-L,y+11); c.setFont('Times-Bold',9.5); c.drawString(L+4,y,lb); nums(s,y,'Times-Bold'); st['y']=y-28; allp+=pp; gdep+=pdep
    if st['y']<60: head()
    s=addtot('Portfolio Total',allp,gdep); y=st['y']+6; c.setLineWidth(1); c.line(L,y+11,W-L,y+11); c.line(L,y-4,W-L,y-4); c.line(L,y-6,W-L,y-6); c.setFont('Times-Bold',10); c.drawString(L+4,y,'Portfolio Total'); nums(s,y,'Times-Bold')
    c.save(); write_truth(FILE,'AR',K,rows,totals,None,covers)
if __name__=='__main__': draw()
