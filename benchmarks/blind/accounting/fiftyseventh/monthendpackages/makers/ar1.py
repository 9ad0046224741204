# student housing delinquency & prepaid by resident, xlsx
from common import *
import xlsxwriter
R=random.Random(57111); NM=Names(R); F='Cobalt Row Delinquency & Prepaid 10-31-25.xlsx'
wb=xlsxwriter.Workbook(doc(F)); ws=wb.add_worksheet('Delq-Prepaid'); w2=wb.add_worksheet('By Building')
base={'font_name':'Calibri','font_size':9}
f=lambda **k: wb.add_format({**base,**k})
AC='_(* #,##0.00_);_(* (#,##0.00);_(* "-"??_);_(@_)'
T=f(bold=1,font_size=14,font_color='#1F3864'); t=f(); n=f(num_format=AC); sec=f(bold=1,bg_color='#D9E1F2'); secn=f(bold=1,num_format=AC,top=1); secl=f(bold=1,top=1); hd=f(bold=1,text_wrap=1,align='center',valign='vcenter',bg_color='#1F3864',font_color='white',border=1); dt=f(num_format='mm/dd/yyyy',align='center'); gn=f(bold=1,num_format=AC,top=1,bottom=6); gl=f(bold=1,top=1,bottom=6); note=f(italic=1,font_color='#7F7F7F'); cm=f(font_size=8)
ws.write('A1','Cobalt Row Student Living',T); ws.write('A2','Delinquency and Prepaid Detail by Resident',f(bold=1,font_size=11)); ws.write('A3','As of 10/31/2025   |   Subjournals: RENT, UTIL, DAMAGE, PARKING   |   Show: balances other than zero',note)
H=['Unit-Bed','Resident','Res ID','Gtr\n(Y/N)','Prepaid','Delinquent','Net\nBalance','0-30\nDays','31-60\nDays','61-90\nDays','90+\nDays','Deposits\nHeld','Lease\nEnd','Collector Notes']
HR=4
for j,h in enumerate(H): ws.write(HR,j,h,hd)
ws.set_row(HR,27)
keys=['prepaid','delinquent','total','b0_30','b31_60','b61_90','b90','deposit']
import datetime as D
used=set()
def unit():
    while 1:
        b=R.choice('ABCD'); x=f'{b}{R.randint(1,4)}{R.randint(1,14):02d}-{R.randint(1,4)}'
        if x not in used: used.add(x); return x
RENTS=[689,724,749,779,815,849,895]
CN=['','','','','pmt plan – 2 of 4','fin aid pending','emailed gtr 10/14','waiting on parent ck','NSF 10/06','','disputes damage','ACH set up 11/1']
SECS=[('Current Residents',96,.38),('On Notice',9,.3),('Former Residents',41,.05),('Applicants / Future Residents',7,.9)]
r=HR+1; rows=[];tot=[];G=dict.fromkeys(keys,0.0); B={}
for s,cnt,pp in SECS:
    ws.write(r,0,s,sec)
    for j in range(1,14): ws.write_blank(r,j,None,sec)
    r+=1; S=dict.fromkeys(keys,0.0)
    people=sorted(((unit(),)+NM.get() for _ in range(cnt)))
    for un,fn,ln in people:
        rent=R.choice(RENTS); b=[0]*4; pre=0; dep=0
        if R.random()<pp: pre=-R.choice([rent,rent,rent*2,r2(R.uniform(3,rent)),r2(R.uniform(3,120)),50.0])
        elif s.startswith('Former'):
            b=[R.choice([0,0,r2(R.uniform(40,600))]),R.choice([0,r2(R.uniform(60,420))]),R.choice([0,r2(R.uniform(90,rent))]),r2(R.uniform(80,rent*4))]
        elif s.startswith('App'): b[0]=R.choice([50.0,150.0,200.0])
        else:
            k=R.random(); b[0]=R.choice([rent,rent+50,r2(R.uniform(8,75)),r2(R.uniform(15,rent)),r2(R.uniform(8,75))])
            if k<.4: b[1]=R.choice([rent,r2(R.uniform(10,rent)),50.0])
            if k<.18: b[2]=R.choice([rent,r2(R.uniform(10,rent))])
            if k<.07: b[3]=r2(R.uniform(40,rent*2))
        if not s.startswith(('Form','App')) and R.random()<.55: dep=R.choice([200.0,200.0,350.0])
        de=r2(sum(b)); v=dict(zip(keys,[r2(pre),de,r2(pre+de)]+[r2(q) for q in b]+[dep]))
        rid=f'{R.randint(3040000,3199999)}'; nm=f'{ln}, {fn}'
        ws.write(r,0,un,t); ws.write(r,1,nm,t); ws.write_string(r,2,rid,t); ws.write(r,3,R.choice('YYYN'),f(align='center'))
        for j,k in enumerate(keys): ws.write_number(r,4+j,v[k],n)
        end=D.date(2025,7,31) if s.startswith('Form') else D.date(2026,7,R.choice([24,31]))
        if s=='On Notice': end=D.date(2025,R.choice([11,12]),R.choice([15,30]))
        ws.write_datetime(r,12,D.datetime(end.year,end.month,end.day),dt)
        c='' if de<120 else R.choice(CN); 
        if s.startswith('Form') and de>900: c=R.choice(['to agency 9/22','to agency 10/20','skip','gtr letter sent',''])
        if c: ws.write(r,13,c,cm)
        row={'unit':un,'name':nm,'resident':rid}; row.update({k:(q if q else None) for k,q in v.items()}); rows.append(row)
        for k in keys: S[k]+=v[k]
        bb=B.setdefault(un[0],[0,0,0,0]); bb[0]+=1; bb[1]+=v['prepaid']; bb[2]+=v['delinquent']; bb[3]+=v['total']
        r+=1
    lab=f'Subtotal – {s}'; ws.write(r,0,lab,secl)
    for j in (1,2,3,12,13): ws.write_blank(r,j,None,secl)
    for j,k in enumerate(keys): S[k]=r2(S[k]); ws.write_number(r,4+j,S[k],secn); G[k]+=S[k]
    tot.append({'label':lab,**{k:(q if q else None) for k,q in S.items()}}); r+=2
ws.write(r,0,'Property Total',gl)
for j in (1,2,3,12,13): ws.write_blank(r,j,None,gl)
for j,k in enumerate(keys): G[k]=r2(G[k]); ws.write_number(r,4+j,G[k],gn)
tot.append({'label':'Property Total',**G})
ws.set_column(0,0,11); ws.set_column(1,1,24); ws.set_column(2,2,9); ws.set_column(3,3,5); ws.set_column(4,11,11.5); ws.set_column(12,12,10.5); ws.set_column(13,13,20)
ws.freeze_panes(HR+1,2); ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(HR); ws.set_footer('&L&8Cobalt Row – month-end package tab 6&R&8&P of &N')
w2.write(0,0,'Recap by building',f(bold=1)); 
for j,h in enumerate(['Building','Accounts','Prepaid','Delinquent','Net']): w2.write(2,j,h,hd)
for i,b in enumerate(sorted(B)):
    w2.write(3+i,0,f'Building {b}',t); w2.write(3+i,1,B[b][0],t)
    for j in (1,2,3): w2.write(3+i,1+j,r2(B[b][j]),n)
w2.write(7,0,'Total',gl); w2.write(7,1,len(rows),gl)
for j,k in enumerate(keys[:3]): w2.write(7,2+j,G[k],gn)
w2.set_column(0,4,13)
wb.close(); print(G)
save(F,'AR',keys,rows,tot,'large xlsx, student delinquency and prepaid by resident, status sections, dash for zero, second sheet recap by building',False)
