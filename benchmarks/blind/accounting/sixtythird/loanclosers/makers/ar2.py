# student housing, resident aging export with building sections; one resident dropped
import random, xlsxwriter
from common import *
R=random.Random(6331)
N='Foundry Flats - Resident AR Aging 02-28-2026.xlsx'
F='Aaliyah Brennan Caleb Daniela Emeka Farrah Gideon Hollis Imani Jonah Keziah Luca Maren Nolan Oriana Pranav Quincy Rosalind Santiago Tamsin Uriel Vivian Wesley Ximena Yusuf Zadie Alden Blythe Corbin Delphine Esteban Fiona Garrett Harper Ines Jarek Kiana Leif Malia Nadia'.split()
L='Abernathy Boateng Castellano Delacroix Eastwood Fairbank Gutierrez Halvorsen Ibarra Jankowski Kilpatrick Lindqvist Mbeki Novotny Okonkwo Pellegrino Quiroga Rasmussen Stavros Thibodeaux Umar Venkataraman Whitlock Xiong Yarbrough Zamora Ashdown Birdsong Cobb Dragomir'.split()
K=['b0_30','b31_60','b61_90','b90','prepaid','total','deposit']
used=set();secs=[]
rid=40211
for b,(lab,n) in enumerate([('A',34),('B',41),('C',29),('D',37)]):
    beds=sorted(R.sample([f'{lab}{f}{u:02d}-{x}' for f in(1,2,3,4) for u in range(1,15) for x in 'ABCD'],n))
    rs=[]
    for bed in beds:
        while 1:
            nm=f'{R.choice(L)}, {R.choice(F)}'
            if nm not in used: used.add(nm);break
        rid+=R.randint(2,77)
        st=R.choices(['Current','Notice','Past','Future','Eviction'],[74,6,14,3,3])[0]
        rent=R.choice([689,724,745,779,815,865])
        r=dict(unit=bed,name=nm,resident=f'R{rid}',_st=st,b0_30=0,b31_60=0,b61_90=0,b90=0,prepaid=0,deposit=R.choice([0,0,0,150,250,300]) if st!='Future' else R.choice([150,250]))
        p=R.random()
        if st=='Future' or (st in('Current','Notice') and p<.33): r['prepaid']=-round(R.choice([rent,rent,rent*2,R.uniform(5,310),25,R.uniform(40,700)]),2)
        elif st=='Past':
            r['b90']=round(R.uniform(120,4100),2)
            if p<.4: r['b61_90']=round(R.uniform(60,900),2)
        elif st=='Eviction': r.update(b0_30=rent+75,b31_60=rent+75,b61_90=rent,b90=round(R.uniform(0,900),2))
        else:
            r['b0_30']=round(R.choice([rent,rent+50,R.uniform(11,420),R.uniform(18,96),38.75]),2)
            if p>.7: r['b31_60']=round(R.choice([rent,R.uniform(25,300)]),2)
            if p>.86: r['b61_90']=round(R.choice([rent,R.uniform(25,300)]),2)
            if p>.95: r['b90']=round(R.uniform(30,1800),2)
        r['total']=round(r['b0_30']+r['b31_60']+r['b61_90']+r['b90']+r['prepaid'],2)
        rs.append(r)
    secs.append((lab,rs))
def tot(lab,rs): return dict(label=lab,**{k:round(sum(r[k] for r in rs),2)+0.0 for k in K})
tots=[tot(f'Building {l} Total',rs) for l,rs in secs]; g=tot('Foundry Flats Total',[r for _,rs in secs for r in rs])
# plant: drop one resident of building C with a past balance
cand=[r for r in secs[2][1] if r['total']>700]; dr=cand[len(cand)//2]; secs[2][1].remove(dr)
wb=xlsxwriter.Workbook(D+N); ws=wb.add_worksheet('Aging'); 
f=lambda **k: wb.add_format(dict(font_name='Arial',font_size=9,**k))
tx=f();bd=f(bold=1);num=f(num_format='#,##0.00;(#,##0.00)');h=f(bold=1,bg_color='#1F3864',font_color='white',text_wrap=1,align='center',valign='vcenter',border=1)
hg=f(bold=1,bg_color='#D9E1F2',align='center',border=1);st_=f(bold=1,num_format='#,##0.00;(#,##0.00)',top=1,bg_color='#F2F2F2');gt=f(bold=1,num_format='#,##0.00;(#,##0.00)',top=1,bottom=6)
sec=f(bold=1,italic=1,font_color='#1F3864');it=f(italic=1,font_color='#7F7F7F')
ws.write(0,0,'Foundry Flats (Student) - Resident Accounts Receivable Aging',wb.add_format(dict(font_name='Arial',font_size=13,bold=1)))
ws.write(1,0,'As of 02/28/2026   |   Post month: Feb 2026   |   Ledger: Resident   |   Group by: Building   |   Include zero balances: No',it)
ws.write(2,0,'Run 03/04/2026 9:12 AM CST by mlarkin',it)
ws.merge_range(4,0,4,3,'Resident',hg);ws.merge_range(4,4,4,7,'Delinquent (days)',hg);ws.merge_range(4,8,4,9,'Account',hg);ws.merge_range(4,10,4,12,'Held / Follow-up',hg)
for j,t in enumerate(['Bed Space','Resident','Resident ID','Lease Status','0-30','31-60','61-90','Over 90','Prepaid','Balance','Deposit Held','Guarantor','Last Contact / Note']): ws.write(5,j,t,h)
ws.set_row(5,26)
r0=6;truth=[];totals=[]
notes=['PTP 3/7','Called guarantor 2/19','Fin aid pending','Sent to collections 1/26','LM w/ parent','Payment plan thru May','','','','','','','Disputes water bill','Roommate swap credit']
for (l,rs),t in zip(secs,tots):
    ws.write(r0,0,f'Building {l}',sec);r0+=1
    for r in rs:
        for j,k in enumerate(['unit','name','resident','_st']): ws.write_string(r0,j,r[k],tx)
        o={k:r[k] for k in('unit','name','resident')}
        for j,k in zip(range(4,11),K):
            if k=='deposit' and r[k]==0: continue
            ws.write_number(r0,j,r[k],num); o[k]=r[k]
        ws.write(r0,11,R.choice('YYYN'),f(align='center'));nt=R.choice(notes) if r['total']>150 else ''
        if nt: ws.write(r0,12,nt,tx)
        truth.append(o);r0+=1
    for j in range(13): ws.write_blank(r0,j,None,st_)
    ws.write(r0,0,t['label'],st_)
    for j,k in zip(range(4,11),K): ws.write_number(r0,j,t[k],st_)
    totals.append(t);r0+=2
for j in range(13): ws.write_blank(r0,j,None,gt)
ws.write(r0,0,g['label'],gt)
for j,k in zip(range(4,11),K): ws.write_number(r0,j,g[k],gt)
totals.append(g)
ws.set_column(0,0,11);ws.set_column(1,1,25);ws.set_column(2,3,10.5);ws.set_column(4,10,11);ws.set_column(11,11,9.5);ws.set_column(12,12,24)
ws.freeze_panes(6,2);ws.set_landscape();ws.fit_to_pages(1,0);ws.repeat_rows(4,5)
wb.close()
save(N,'AR',dict(what=f"resident {dr['name']} ({dr['unit']}, balance {dr['total']:.2f}) is missing from Building C; the totals of Building C and of the property include it",kind='row_dropped'),K,truth,totals,'student housing resident aging workbook, grouped header, building subtotals',False)
