# SAP spool list, two company codes, trailing minus, pipes
import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
from common import *
FN='RFSSLD00_4100_4250_P09.pdf'
ACC=[('100110','Cash - Lockbox',1,9e5),('100120','Cash - Disbursement',1,1.4e5),('100190','Petty cash sites',1,4.2e3),
('110100','A/R tenants',1,3.1e5),('110150','A/R tenant insur prg',1,4.4e4),('110900','Allow f doubtful accts',-1,6.8e4),
('125000','Prepaid property ins',1,8.7e4),('125100','Prepaid software',1,2.1e4),('150000','Land',1,1.82e7),
('150100','Buildings',1,4.61e7),('150200','Gates & access systems',1,1.9e6),('150300','Climate ctrl equipm',1,3.3e6),
('159100','Acc depr Buildings',-1,9.4e6),('159200','Acc depr Equipment',-1,2.2e6),('200100','A/P trade',-1,2.9e5),
('200150','GR/IR clearing',-1,3.6e4),('210300','Accrued payroll',-1,7.7e4),('210400','Accrued RE tax',-1,6.4e5),
('220100','Deferred rent prepaid',-1,2.5e5),('220200','Tenant refunds payable',-1,9.1e3),('230000','Term loan B payable',-1,2.4e7),
('290010','I/C 4000 Harrowgate OP',-1,3.9e6),('300100','Contributed capital',-1,1.5e7),('310000','Retained earnings',0,0),
('400100','Storage rental revenue',-2,6.9e6),('400150','Late & admin fees',-2,3.2e5),('400160','Insurance prg income',-2,5.5e5),
('400190','Promo discounts',2,4.1e5),('400300','Box & lock sales',-2,7.3e4),('500100','Site payroll',2,1.05e6),
('500210','Electricity',2,3.8e5),('500220','Repairs & maint',2,2.6e5),('500230','Snow & landscape',2,6.2e4),
('500310','Advertising web',2,2.9e5),('500400','Real estate tax',2,9.6e5),('500410','Property insurance',2,1.8e5),
('500500','Card processing fees',2,1.3e5),('600100','Depreciation expense',2,1.6e6),('610100','Interest expense',2,9.9e5),
('690900','Rounding differences',3,3)]
def company(rng,f,skip):
    out=[]
    for a,n,k,m in ACC:
        if a in skip: continue
        m=m*f*rng.uniform(.75,1.3)
        v=lambda lo,hi:int(round(m*rng.uniform(lo,hi)*100))
        if k==1: o=v(1,1); d=v(.02,.5) ; c=v(.02,.4) 
        elif k==-1: o=-v(1,1); d=v(.02,.3); c=v(.05,.35)
        elif k==2: o=0; d=v(.95,1); c=v(0,.03)
        elif k==-2: o=0; c=v(.97,1); d=v(0,.02)
        elif k==3: o=0; d=rng.randint(2,99); c=rng.randint(2,99)
        else: o=d=c=0
        if a[:4] in('1500',) and a=='150000': d=c=0
        if a in('150100','150200','150300'): d=v(.005,.03); c=0
        if a.startswith('159'): d=0; c=v(.07,.1)
        if a in('300100','310000'): d=c=0
        if a=='230000': d=v(.01,.02); c=0
        out.append([a,n,o,d,c])
    so=sum(r[2] for r in out)
    [r for r in out if r[0]=='310000'][0][2]=-so
    D=sum(r[3] for r in out); C=sum(r[4] for r in out)
    ic=[r for r in out if r[0]=='290010'][0]
    if D>C: ic[4]+=D-C
    else: ic[3]+=C-D
    return out
def main():
    rng=random.Random(2901)
    cos=[('4100','Harrowgate Storage East LLC',company(rng,1,{'500230x'})),
         ('4250','Harrowgate Storage Gulf LLC',company(rng,.46,{'500230','100190','125100','150300','690900','200150'}))]
    rows=[];tot=[]
    lines=[]
    g=[0]*4
    for cc,nm,rs in cos:
        s=[0]*4
        for a,n,o,d,c in rs:
            e=o+d-c; vals=[o,d,c,e]
            rows.append({"account":a,"name":n,"beginning":c2(o),"debit":c2(d),"credit":c2(c),"ending":c2(e)})
            lines.append(('r',cc,a,n,vals)); s=[x+y for x,y in zip(s,vals)]
        lines.append(('t','*',cc,'',s)); 
        tot.append({"label":f"* {cc}","beginning":c2(s[0]),"debit":c2(s[1]),"credit":c2(s[2]),"ending":c2(s[3])})
        assert s[0]==0 and s[3]==0 and s[1]==s[2]
        g=[x+y for x,y in zip(g,s)]
    lines.append(('t','**','','',g))
    tot.append({"label":"**","beginning":c2(g[0]),"debit":c2(g[1]),"credit":c2(g[2]),"ending":c2(g[3])})
    W=[5,11,24,6,19,19,19,20]
    def row(cells,al):
        return '|'+'|'.join((x.rjust(w) if a=='r' else x.ljust(w)) for x,w,a in zip(cells,W,al))+'|'
    bar='-'*(sum(W)+len(W)+1)
    al='llllrrrr'
    cv=canvas.Canvas(os.path.join(DOC,FN),pagesize=landscape(letter),invariant=1)
    cv.setTitle('G/L Account Balances')
    pg=0; per=38; i=0
    while i<len(lines):
        pg+=1; y=582; L=[]
        width=len(bar)
        a='Harrowgate Storage Trust, Inc.'; b='G/L Account Balances'; c='Time 07:42:11     Date 10/08/2024'
        L.append(a+b.center(width-len(a)-len(c))+c)
        a='Wilmington DE'; c=f'RFSSLD00/TKOVACS  Page{pg:>11}'
        L.append(a+' '*(width-len(a)-len(c))+c)
        L.append('Carryforward Periods 00 - 00 2024  Reporting Periods 01 - 09 2024  Chart HSTC  Ledger 0L  Cur.type 10  Amounts in USD')
        L+=[bar,row(['CoCd','G/L Acct','Short text','Crcy','Balance','Debit rept.period','Credit report per.','Accumulated'],al),
            row(['','','','','carryforward ','','','balance '],al),bar]
        for t in lines[i:i+per]:
            if t[0]=='r': L.append(row([t[1],t[2],t[3],'USD']+[trail(v) for v in t[4]],al))
            else:
                L.append(bar); L.append(row([t[1],t[2],t[3],'USD']+[trail(v) for v in t[4]],al)); L.append(bar)
        i+=per
        if i>=len(lines): L+=['','Rept.periods: debit and credit postings are shown gross.  *  = company code   **  = all company codes selected','End of list']
        cv.setFont('Courier',9 if 0 else 9)
        fs=732/(width*0.6); cv.setFont('Courier',fs)
        for s in L:
            cv.drawString(30,y,s); y-=11.6
        cv.showPage()
    cv.save()
    save(FN,'TB',['beginning','debit','credit','ending'],rows,tot)
    return meta(FN,'OTHER','TRIAL_BALANCE','T. Kovacs, GL accountant (SAP spool)','SAP RFSSLD00 list in Courier with pipes, two company codes stacked, header repeated on each page','trailing minus, company-code column before the account, star totals that sum to 0.00, two-line header, same accounts twice')
