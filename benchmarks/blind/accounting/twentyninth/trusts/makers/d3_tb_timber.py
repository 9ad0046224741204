# fpdf2: timberland, CAD and USD, six Dr/Cr columns
import random
from fpdf import FPDF
from common import *
FN='fernhollow_timber_tb_FY2024.pdf'
CL=[('Current assets',[('Royal Bank operating CAD','1010',1,1.3e6),('US dollar account at Royal Bank','1020',1,4.1e5),('Stumpage receivable','1110',1,7.6e5),('GST/HST input credits','1180',1,6.1e4),('Prepaid road-use permits','1240',1,4.9e4)]),
('Timber and land',[('Freehold land','1510',1,1.44e7),('Standing timber at cost','1520',1,3.17e7),('Accumulated depletion','1529',-1,7.2e6),('Logging roads & bridges','1540',1,2.6e6),('Accumulated amortization roads','1549',-1,8.8e5),('Nursery stock','1560',1,1.5e5)]),
('Liabilities',[('Trade payables','2010',-1,3.9e5),('Silviculture obligation','2210',-1,1.1e6),('Hunting-lease deposits','2260',-1,3.4e4),('Due to Fernhollow REIT (US$ note)','2710',-1,1.2e7),('Provincial property tax payable','2330',-1,2.4e5)]),
('Equity',[('Common shares','3010',-1,2.5e7),('Retained earnings','3100',0,0),('Cumulative translation (group ledger only)','3950',8,0)]),
('Income',[('Sawlog stumpage','4010',-2,5.6e6),('Pulpwood stumpage','4020',-2,1.4e6),('Hunting & recreation leases','4110',-2,1.7e5),('Carbon offset sales','4210',-2,4.8e5),('Gravel royalties','4230',-2,6.6e4)]),
('Costs',[('Forest management contract','5010',2,8.8e5),('Planting and spacing','5020',2,4.3e5),('Fire protection levy','5040',2,9.2e4),('Road maintenance','5050',2,3.1e5),('Property taxes','5110',2,2.8e5),('Depletion','5510',2,1.2e6),('Amortization - roads','5520',2,1.9e5),('Note interest - parent','5610',2,6.3e5),('Foreign exchange loss (gain)','5690',2,5.7e4)])]
def main():
    rng=random.Random(2903); D={}
    for s,accs in CL:
        for n,a,k,m in accs:
            m*=rng.uniform(.9,1.1); v=lambda lo,hi:int(round(m*rng.uniform(lo,hi)*100))
            o=d=c=0
            if k==1: o,d,c=v(1,1),v(.1,.8),v(.1,.7)
            if k==-1: o,d,c=-v(1,1),v(.05,.4),v(.1,.5)
            if k==2: d,c=v(1,1),(v(0,.02) if rng.random()<.4 else 0)
            if k==-2: c,d=v(1,1),(v(0,.02) if rng.random()<.5 else 0)
            if a in('1510','3010'): d=c=0
            if a=='1520': d=v(.01,.02); c=0
            if a in('1529','1549'): d=0
            if a=='2710': d=v(.02,.03); c=0
            D[a]=[o,d,c]
    D['1529'][2]=D['5510'][1]-D['5510'][2]; D['1549'][2]=D['5520'][1]-D['5520'][2]
    D['3100'][0]=-sum(x[0] for x in D.values())
    dd=sum(x[1] for x in D.values()); cc=sum(x[2] for x in D.values())
    # dividend to parent or cash plug: gross up the operating account
    if dd>cc: D['1010'][2]+=dd-cc
    else: D['1010'][1]+=cc-dd
    rate=lambda a: .6950 if a<'3000' else (.7580 if a<'4000' else .7302)
    usd={a:round((x[0]+x[1]-x[2])*rate(a)) for a,x in D.items() if a!='3950'}
    usd['3950']=-sum(usd.values())
    M=['open_dr','open_cr','debit','credit','close_dr','close_cr','other:GROUP CURRENCY US$ closing']
    rows=[];tot=[]
    pdf=FPDF('L','mm','Letter'); pdf.set_creation_date(__import__('datetime').datetime(2025,1,20)); pdf.set_auto_page_break(False)
    W=[62,14,27,27,27,27,27,27,30]; x0=5.7
    def head():
        pdf.add_page(); pdf.set_xy(x0,9); pdf.set_font('helvetica','B',12); pdf.cell(150,6,'FERNHOLLOW FORESTS (NEW BRUNSWICK) LTD.')
        pdf.set_font('helvetica','',8); pdf.set_xy(x0,15); pdf.cell(260,4,'Company 71  |  Trial balance, year ended December 31, 2024  |  Ledger currency CAD, group currency US$  |  Oracle GL, adjusted and closed period ADJ-24')
        y=21; pdf.set_fill_color(214,228,214); pdf.set_font('helvetica','B',7.5); x=x0
        def cell(x,y,w,h,t): pdf.set_xy(x,y); pdf.cell(w,h,t,1,align='C',fill=True)
        cell(x,y,W[0],10,'Account'); x+=W[0]; cell(x,y,W[1],10,'No.'); x+=W[1]
        for t in('OPENING 01/01/24 (CAD)','MOVEMENT 2024 (CAD)','CLOSING 12/31/24 (CAD)'):
            cell(x,y,54,5,t); cell(x,y+5,27,5,'Dr'); cell(x+27,y+5,27,5,'Cr'); x+=54
        cell(x,y,W[8],5,'GROUP CURRENCY'); cell(x,y+5,W[8],5,'US$ closing')
        pdf.set_xy(x0,205); pdf.set_font('helvetica','I',7); pdf.cell(200,4,f'Fernhollow Timberland Trust, Inc. - treasury - printed 20-JAN-2025 18:05 - page {pdf.page_no()}')
        return 31.5
    def line(y,name,no,vals,bold=False):
        pdf.set_font('helvetica','B' if bold else '',8); x=x0
        pdf.set_xy(x,y); pdf.cell(W[0],5,name); x+=W[0]; pdf.set_xy(x,y); pdf.cell(W[1],5,no,align='C'); x+=W[1]
        for j,v in enumerate(vals):
            if j<6: t='' if v is None else f'{v/100:,.2f}'
            else: t='' if v is None else (f'{abs(v)/100:,.2f} '+('Cr' if v<0 else 'Dr') if v else '0.00')
            pdf.set_xy(x,y); pdf.cell(W[2+j],5,t,align='R'); x+=W[2+j]
        if bold: pdf.line(x0+W[0]+W[1],y,x0+sum(W),y)
    y=head(); G=[0]*7
    planted=None
    for s,accs in CL:
        if y>178 : y=head()
        pdf.set_font('helvetica','BI',8.5); pdf.set_xy(x0,y); pdf.cell(60,5,s); y+=5.2; S=[0]*7
        for n,a,k,m in accs:
            if y>196: y=head()
            o,d,c=D[a]; e=o+d-c
            vals=[o if o>0 else None,-o if o<0 else None,d or None,c or None,e if e>0 else None,-e if e<0 else None,usd[a]]
            S=[p+(q or 0) for p,q in zip(S,vals)]
            pv=vals[:]
            if a=='5050':
                t=f'{e/100:.2f}'; i=1; nd=str((int(t[i])+4)%10); pv[4]=int((t[:i]+nd+t[i+1:]).replace('.',''))
                planted={"what":f"account 5050 Road maintenance, closing Dr printed {pv[4]/100:,.2f}, should be {e/100:,.2f} (one digit changed; subtotal, total and US$ carry the right figure)","kind":"digit changed"}
            line(y,n,a,pv); y+=4.9
            rows.append({"account":a,"name":n,**{q:c2(v) for q,v in zip(M,pv) if v is not None}})
        line(y,f'{s} - subtotal','',[v for v in S],True); y+=7
        tot.append({"label":f'{s} - subtotal',**{q:c2(v) for q,v in zip(M,S)}})
        G=[p+q for p,q in zip(G,S)]
    if y>190: y=head()
    line(y,'TRIAL BALANCE TOTAL','',G,True); tot.append({"label":'TRIAL BALANCE TOTAL',**{q:c2(v) for q,v in zip(M,G)}})
    assert G[0]==G[1] and G[2]==G[3] and G[4]==G[5] and G[6]==0,G
    y+=8; pdf.set_font('helvetica','',7.5); pdf.set_xy(x0,y)
    pdf.multi_cell(180,3.8,'Translation: assets and liabilities 0.6950, share capital and retained earnings 0.7580 (historical), income and costs 0.7302 (average). The difference is carried in 3950, which exists in the group ledger only. Retained earnings are before the result of the year.')
    pdf.output(os.path.join(DOC,FN)); save(FN,'TB',M,rows,tot,planted)
    return meta(FN,'OTHER','TRIAL_BALANCE','G. Arsenault, timber controller (Oracle)','opening, movement, closing Dr/Cr pairs in CAD and signed US$ with Dr/Cr marks, green grouped header, class subtotals','name before number, blank zero cells, subtotals show both sides, account 3950 with only a US$ figure, Dr/Cr suffix, planted digit')
