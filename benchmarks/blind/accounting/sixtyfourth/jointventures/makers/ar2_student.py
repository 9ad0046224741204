# Yardi-like aging summary by resident, two student communities, xlsx; planted dropped row
import random, xlsxwriter
from common import *
R=random.Random(6422); NAME='Student JV - Resident Aging 2026-10-31.xlsx'
LN='Abara Ackley Bains Barlow Castellan Chevary Dabrow Delacroix Eastman Eberly Farrow Fenwick Gadsby Gilroy Hadar Hollis Imrie Jarvis Kessel Kovach Langdon Lowry Madaki Mercer Nakano Norcross Okafor Ostrow Paley Pruitt Quillen Rankin Rosario Sato Selby Tamm Thorne Ulrich Vance Varga Wexler Whitlock Yarrow Zeller'.split()
FN='Aiden Alina Bryce Camila Dante Elise Farah Gavin Hana Imani Jonah Kaia Liam Maya Noor Owen Priya Quinn Reese Sofia Theo Uma Violet Wes Xavier Yara Zane'.split()
K=['unpaid','b0_30','b31_60','b61_90','b90','prepaid','total']
wb=xlsxwriter.Workbook(doc(NAME)); ws=wb.add_worksheet('Report1')
F=lambda **k: wb.add_format(dict(font_name='Tahoma',font_size=8,**k))
tb=F(bold=1); n=F(num_format='#,##0.00'); nb=F(num_format='#,##0.00',bold=1,top=1); t=F(); tp=F(bold=1,top=1); h=F(bold=1,align='center',valign='vcenter',text_wrap=1,bottom=2,bg_color='#D9E1F2'); sh=F(bold=1,bg_color='#EFEFEF'); ttl=wb.add_format(dict(font_name='Tahoma',font_size=12,bold=1,align='center'))
ws.merge_range('A1:L1','Resident Aging Summary',ttl); ws.merge_range('A2:L2','Property: .sjv_all    Status: Current, Notice, Past, Future    Age As Of: 10/31/2026    Post To: 10/2026',F(align='center'))
ws.merge_range('A3:L3','',t)
for j,x in enumerate(['Unit','Resident\nCode','Name','Resident\nStatus','Total Unpaid\nCharges','0 - 30\nDays','31 - 60\nDays','61 - 90\nDays','Over 90\nDays','Pre-\npayments','Balance']): ws.write(3,j+(1 if j>=0 else 0),x,h)
ws.write(3,0,'',h); ws.set_row(3,26)
props=[('stanq','Stadium Quarter at Briarhurst',88,'A B C D'.split(),935),('millr','Mill Row Commons',67,'1 2 3'.split(),780)]
r=4; truth=[]; totals=[]; G=[0]*7; drop=None; rid=118400
for code,nm,cnt,blds,rate in props:
    for j in range(12): ws.write(r,j,'' ,sh)
    ws.write(r,0,f'{nm} ({code})',sh); r+=1
    us=set()
    while len(us)<cnt: us.add((R.choice(blds),R.randint(1,4)*100+R.randint(1,18),R.choice('ABCD')))
    P=[0]*7
    for q,(b,u,bed) in enumerate(sorted(us)):
        unit=f'{b}{u}-{bed}' if code=='stanq' else f'{b}-{u}{bed}'
        stt=R.choices(['Current','Notice','Past','Future','Eviction'],[70,7,17,4,2])[0]; rid+=R.randint(2,190)
        rent=rate+R.choice([0,25,40,75,-30]); v=[0.0]*7
        x=R.random()
        if stt=='Future': v[5]=-float(R.choice([250,rent]))
        elif stt=='Past': v[4]=c(R.uniform(60,2600)); v[3]=c(R.choice([0,0,R.uniform(20,rent)]))
        elif stt=='Eviction': v[1],v[2],v[3]=rent+75.0,rent+75.0,c(rent*.6)
        elif x<.28: v[5]=-c(R.choice([rent,rent*2,R.uniform(5,300)]))
        elif x<.62: v[1]=c(R.choice([R.uniform(15,140),rent,rent+R.uniform(20,90)]))
        elif x<.85: v[1]=c(rent+R.uniform(0,80)); v[2]=c(R.uniform(30,rent))
        else: v[1]=c(R.uniform(20,90)); v[5]=-c(R.uniform(5,60))
        v[0]=c(sum(v[1:5])); v[6]=c(v[0]+v[5])
        for j in range(7): P[j]+=v[j]; G[j]+=v[j]
        name=f'{R.choice(LN)}, {R.choice(FN)}'
        if code=='millr' and drop is None and q>30 and v[0]>rate and stt=='Current': drop=(unit,name,v); continue
        ws.write(r,1,unit,t); ws.write(r,2,f't0{rid}',t); ws.write(r,3,name,t); ws.write(r,4,stt,t)
        for j in range(7): ws.write(r,5+j,v[j],n)
        truth.append(dict(unit=unit,resident=f't0{rid}',name=name,**dict(zip(K,v)))); r+=1
    P=[c(z) for z in P]
    for j in range(5): ws.write(r,j,'',tp)
    ws.write(r,0,f'Total {nm}',tp)
    for j in range(7): ws.write(r,5+j,P[j],nb)
    totals.append(dict(label=f'Total {nm}',**dict(zip(K,P)))); r+=2
G=[c(z) for z in G]
for j in range(5): ws.write(r,j,'',tp)
ws.write(r,0,'Grand Total',tp)
for j in range(7): ws.write(r,5+j,G[j],nb)
totals.append(dict(label='Grand Total',**dict(zip(K,G))))
ws.write(r+2,0,'Userid : rmalvern   Date : 11/3/2026   Time : 8:26:51 AM',F(italic=1))
ws.set_column(0,0,3); ws.set_column(1,2,10,None); ws.set_column(3,3,22); ws.set_column(4,4,9); ws.set_column(5,11,11.5)
ws.freeze_panes(4,0); ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(3); wb.close()
save(NAME,'AR',K,truth,totals,'Yardi-like resident aging summary, xlsx, two student communities, 150+ beds with all zeros printed',False,
 {"what":f"Resident row {drop[0]} {drop[1]} (balance {drop[2][6]:,.2f}) left out of Mill Row Commons; property and grand totals still include it","kind":"row_dropped"})
print(len(truth),drop,G)
