import random
from common import *
from fpdf import FPDF
R=random.Random(4242)
F=FIRST_US[:];Ls=LAST_US[:];R.shuffle(F);R.shuffle(Ls)
N='delinquency_by_household_june2025.pdf'
SEC=[('Dunbar Homes (AMP 000001)','D',27),('Riverbend Terrace (AMP 000001)','RB',19),('Sycamore Towers - Elderly/Disabled (AMP 000002)','ST',16)]
K=['other:Tenant Rent','b0_30','b31_60','b61_90','b90','total','other:Repayment Agreement Balance','other:Repayment Agreement Monthly']
W=[15,17,43,9,17,17,17,17,18,20,20,16,38]
p=FPDF('L','mm','Letter');p.set_auto_page_break(False);p.set_margins(8,9,8)
def m(x): return '' if x is None else (f'({-x:,.2f})' if x<0 else f'{x:,.2f}')
def hdr():
    p.add_page();p.set_font('Helvetica','B',12);p.cell(0,5,'Merridon Housing Authority',new_x='LMARGIN',new_y='NEXT')
    p.set_font('Helvetica','',9);p.cell(0,4.4,'Delinquency Report by Household  -  Public Housing   |   As of 06/30/2025   |   Balances other than zero',new_x='LMARGIN',new_y='NEXT');p.ln(2)
    p.set_fill_color(43,76,110);p.set_text_color(255);p.set_font('Helvetica','B',7.2)
    y=p.get_y();x=8
    g=[('',W[0]),('',W[1]),('',W[2]),('',W[3]),('Tenant',W[4]),('Aged balance (days)',sum(W[5:9])),('Total',W[9]),('Repayment Agreement',W[10]+W[11]),('',W[12])]
    for s,w in g:p.cell(w,4.3,s,align='C',fill=True)
    p.ln()
    for s,w,al in zip(['Unit','HH No.','Head of household','BR','Rent','0-30','31-60','61-90','Over 90','Due','Balance','Monthly','Action / note'],W,'LLLCRRRRRRRRL'):p.cell(w,4.3,s,align=al,fill=True)
    p.ln();p.set_text_color(0)
def foot():
    p.set_y(-10);p.set_font('Helvetica','I',6.8);p.cell(130,4,'Run 07/01/2025 08:14 by rcastellan  -  CONFIDENTIAL: contains household information');p.cell(0,4,f'Page {p.page_no()}',align='R')
def need(h):
    if p.get_y()+h>204: foot();hdr()
hdr();rows=[];tot=[];G={k:0 for k in K};gi=0;n=0;hh=set()
PL=None
for si,(nm,pre,cnt) in enumerate(SEC):
    need(18);p.set_font('Helvetica','B',8);p.set_fill_color(221,230,238);p.cell(sum(W),5,nm,fill=True,new_x='LMARGIN',new_y='NEXT')
    units=sorted(R.sample(range(1,28 if pre!='ST' else 13),min(cnt,26))) if pre!='ST' else None
    ids=[f'{pre}-{100+R.choice([0,100,200])+i}' for i in range(1,cnt+1)] if pre!='ST' else [f'ST{f}{R.randint(1,12):02d}' for f in sorted(R.choice(range(2,9)) for _ in range(cnt))]
    seen=set();ids2=[]
    for u in ids:
        while u in seen:u=u[:-2]+f'{R.randint(1,14):02d}'
        seen.add(u);ids2.append(u)
    ids2.sort();S={k:0 for k in K}
    for q,u in enumerate(ids2):
        name=f'{Ls[n%len(Ls)]}, {F[(n*7+3+n//40*2)%len(F)]}';n+=1
        if n==14:name='Castellano-Abernathy, Guadalupe'
        rent=float(R.choice([50,50,87,112,143,168,194,211,236,259,287,304,331,362,398,426,511])) if pre!='ST' else float(R.choice([186,201,214,228,233,247,255,262,290]))
        kind=R.random();v=dict.fromkeys(K);v[K[0]]=rent;note=''
        if kind<.09: v['b0_30']=-round(R.choice([rent,R.uniform(4,60)]),2);note='Credit'
        else:
            v['b0_30']=round(rent+R.choice([0,0,15,25,0]),2) if R.random()<.75 else round(R.uniform(8,rent),2)
            if kind>.45:v['b31_60']=round(rent+R.choice([0,25,15]),2) if R.random()<.6 else round(R.uniform(10,rent),2)
            if kind>.66:v['b61_90']=round(rent+R.choice([0,25,62.5]),2)
            if kind>.8:v['b90']=round(rent*R.uniform(.6,5.2),2)
            if kind>.66:note=R.choice(['14-day notice 06/16','30-day notice sent','Court 07/22/2025','Interim rent change pending','Referred to legal'])
            elif R.random()<.25:note=R.choice(['Late notice 06/06','Work order charge','Partial pmt 06/27'])
            if kind>.45 and R.random()<.42:
                note=f'RA signed {R.choice(["02","03","04","05"])}/{R.randint(10,28)}/2025' ;mo=float(R.choice([25,40,50,60,75,100]));v[K[7]]=mo;v[K[6]]=round(mo*R.randint(4,19)-R.choice([0,0,12.5]),2)
        v['total']=round(sum(v[k] or 0 for k in K[1:5]),2)
        for k in K:S[k]+=v[k] or 0
        if si==1 and PL is None and v['b61_90'] and q>5:   # planted
            old=v['b61_90'];s=f'{old:.2f}';d=s[0];nd=str((int(d)+3)%9+1);
            if nd==d:nd='7'
            v['b61_90']=float(nd+s[1:]);PL=dict(what=f'unit {u} {name}: 61-90 printed {v["b61_90"]:.2f} instead of {old:.2f}; total due and column totals are right',kind='digit_changed')
        hid=None
        while hid in hh or hid is None:hid=str(R.randint(20110,28990))
        hh.add(hid)
        need(5);p.set_font('Helvetica','',7.4)
        br=R.choice('1223334') if pre!='ST' else R.choice('0111')
        for s,w,al in zip([u,hid,name,br]+[m(v[k]) for k in K]+[note],W,'LLLCRRRRRRRRL'):p.cell(w,4.5,s,align=al,border='B')
        p.ln();rows.append({'unit':u,'resident':hid,'name':name,'other:BR':int(br),**v});
    need(7);p.set_font('Helvetica','B',7.4);lab=f'Subtotal {nm.split(" (")[0]}'
    p.cell(sum(W[:4]),5,f'{lab} - {cnt} households')
    for k,w in zip(K,W[4:12]):p.cell(w,5,m(round(S[k],2)),align='R')
    p.ln(8);tot.append(dict(label=f'{lab} - {cnt} households',**S))
    for k in K:G[k]+=S[k]
need(26);p.set_font('Helvetica','B',7.8);p.cell(sum(W[:4]),6,f'GRAND TOTAL - {len(rows)} households',border='TB')
for k,w in zip(K,W[4:12]):p.cell(w,6,m(round(G[k],2)),align='R',border='TB')
tot.append(dict(label=f'GRAND TOTAL - {len(rows)} households',**G))
p.ln(9);p.set_font('Helvetica','',7);p.multi_cell(200,3.6,'Tenant Rent is the household\'s share (greater of 30% of adjusted income, 10% of gross income or the $50 minimum rent). Repayment agreement balances are carried outside of the aged balance and are not included in Total Due. Credits are shown in parentheses.')
foot();p.output(doc(N));print(PL,len(rows))
save(N,'AR',['other:BR']+K,rows,tot,'Public housing delinquency list by household, sections by development, grouped header, repayment agreement columns',True,PL)
