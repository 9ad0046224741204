# Parking & storage annex: small print, two panels per page, status letters
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4
def make():
    f='HSG annex licence list 2025-10.pdf'; rnd=random.Random(606); W,H=A4; c=canvas.Canvas(path(f),pagesize=A4)
    first=['Meridian Pt.','Norhaven','Bellwick','Calloway F&R','Kestrel Ridge','Pellham Eng.','Hexcourt','Cordwain Bank','Veritrace','Larkfield CPA','Ninefold','Wexcombe','Sterling Moor','Cobalt Fern','Tamarind','Redfern Lit.','Quillfeather','Dunmere','Halvorsen P.','Ostrander']
    recs=[]
    for lv,pre,n,typ,rate in (('Level P1','P1-',58,'Reserved',285),('Level P2','P2-',64,'Standard',210),('Level B - Storage','SB',44,'Cage',0)):
        for i in range(1,n+1):
            t=typ; r=rate
            if lv=='Level P1' and i<=6: t='EV Res.'; r=340
            if pre=='SB': t,r=rnd.choice([('Cage 5x8',65),('Cage 8x10',110),('Rm 10x12',165)])
            v=rnd.random()<.14
            u=f'{pre}{i:02d}' if pre!='SB' else f'SB{i:03d}'
            d=dict(lv=lv,u=u,t=t,v=v)
            if not v: d.update(n=rnd.choice(first),st=D(rnd.randint(2018,2025),rnd.randint(1,9),rnd.choice([1,1,15,16,22])),r=float(r-rnd.choice([0,0,0,15])),)
            recs.append(d)
    colx=[0,34,76,142,183,232,254]; heads=['Space','Class','Licensee','Since','Lic. fee/mo','St.']
    rows=[]; pg=0; x0s=[32,310]; 
    def page():
        nonlocal pg
        if pg: c.showPage()
        pg+=1; c.setFont('Helvetica-Bold',11); c.drawString(32,H-38,'Harbor Street Garage & Storage Annex'); c.setFont('Helvetica',8); c.drawString(32,H-49,'Space and cage licences in force, October 2025'); c.drawRightString(W-32,H-38,f'sheet {pg}'); c.drawString(32,26,'St.: L = licensed, V = vacant. Fees are monthly and net of parking tax.')
        for x in x0s:
            c.setFont('Helvetica-Bold',6.8); 
            for k,hh in enumerate(heads):
                (c.drawRightString(x+colx[5]-4,H-66,hh) if k==4 else c.drawString(x+colx[k if k<5 else 5]+(4 if k==5 else 0),H-66,hh))
            c.setLineWidth(.6); c.line(x,H-69,x+252,H-69)
    col=0; y=0
    def nxt(h=10.2):
        nonlocal col,y
        y-=h
        if y<42:
            col+=1
            if col>1: page(); col=0
            y=H-80
    page(); y=H-80+10.2
    subt={}
    def txt(k,s,b=False):
        c.setFont('Helvetica-Bold' if b else 'Helvetica',7)
        x=x0s[col]
        (c.drawRightString(x+colx[5]-4,y,s) if k==4 else c.drawString(x+colx[k]+(4 if k==5 else 0),y,s))
    last=None
    def close(lv):
        rs=[r for r in recs if r['lv']==lv]; o=[r for r in rs if not r['v']]
        nxt(); txt(0,f'{lv}: {len(o)} of {len(rs)} licensed',True); txt(4,m2(sum(r['r'] for r in o)),True); nxt(8)
    for r in recs:
        if r['lv']!=last:
            if last: close(last)
            nxt(); txt(0,r['lv'],True); c.line(x0s[col],y-2,x0s[col]+80,y-2); nxt(11); last=r['lv']; 
        else: nxt()
        txt(0,r['u']); txt(1,r['t']); txt(5,'V' if r['v'] else 'L')
        if not r['v']: txt(2,r['n']); txt(3,r['st'].strftime('%d.%m.%y')); txt(4,m2(r['r']))
        rows.append(R(unit=r['u'],unitType=r['t'],section=r['lv'],statusText='V' if r['v'] else 'L',tenantName=r.get('n'),leaseStartDate=iso(r.get('st')),contractRent=r.get('r')))
    close(last); o=[r for r in recs if not r['v']]
    nxt(14); txt(0,'ALL LEVELS',True); txt(4,m2(sum(r['r'] for r in o)),True)
    for a,b in (('Spaces and cages',len(recs)),('Licensed',len(o)),('Vacant',len(recs)-len(o))): nxt(); txt(0,a); txt(4,str(b))
    c.save()
    save(f,'PARKING','A4 two panels per page newspaper style, status letters, level subtotals',True,dict(propertyName='Harbor Street Garage & Storage Annex',asOnDate='2025-10',units=len(recs),occupied=len(o),vacant=len(recs)-len(o),rows=rows))
if __name__=='__main__': make()
