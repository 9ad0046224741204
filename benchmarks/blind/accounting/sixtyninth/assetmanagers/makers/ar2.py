# Yardi-residential-like delinquency & prepaid, one line a resident, large xlsx, row dropped
from h import *; import xlsxwriter
r=random.Random(55); N='Delinquency_Prepay_Aged_Alder_Flats.xlsx'
FN='Maya Jorge Devin Tessa Omar Lila Grant Priya Nolan Chloe Rafael Imani Kurt Bianca Wes Hanna Dario Celeste Amir Joelle Trent Yesenia Colby Ingrid Marcus'.split()
LN='Abelard Brunswick Castellane Dovering Estevan Farrowby Gildersen Hathorne Iveson Jurgens Kalloway Lindqvist Marchetti Norbury Oakhurst Pellerin Quintrell Rosvold Satterly Thibeau Ullman Vantage Wexcombe Yarrowby Zimmerly'.split()
wb=xlsxwriter.Workbook(D(N)); ws=wb.add_worksheet('Report1')
f=lambda **k: wb.add_format({'font_name':'Tahoma','font_size':8,**k})
hd=['Unit','Resident','Name','Status','Total\nUnpaid\nCharges','0-30\nDays','31-60\nDays','61-90\nDays','Over 90\nDays','Prepays','Balance','Deposits\nHeld','Delinquency Notes']
K=['unpaid','b0_30','b31_60','b61_90','b90','prepaid','total','deposit']
ws.merge_range(0,0,0,12,'Resident Aged Receivables',f(bold=True,align='center',font_size=10)); ws.merge_range(1,0,1,12,'Alder Flats (alder)',f(align='center')); ws.merge_range(2,0,2,12,'As of 11/25/2026   Post Month: 11/2026   Status: Current, Notice, Eviction, Past, Future',f(align='center'))
for j,t in enumerate(hd): ws.write(4,j,t,f(bold=True,text_wrap=True,valign='bottom',bg_color='#C0D6E4',border=1,align='center'))
ws.set_row(4,36)
for j,w in enumerate([7,10,24,9,10,10,10,10,10,10,11,10,34]): ws.set_column(j,j,w)
F=f(num_format='#,##0.00;(#,##0.00)',border=1,border_color='#D9D9D9'); tx=f(border=1,border_color='#D9D9D9'); y=5; rows=[]
units=[f'{b}-{fl}{n:02d}' for b in 'ABC' for fl in (1,2,3,4) for n in range(1,17)]
used=set()
for u in units:
    if r.random()<.17: continue
    while (n:=r.choice(LN)+', '+r.choice(FN)) in used: pass
    used.add(n)
    st=r.choices(['Current','Notice','Eviction','Past','Future'],[70,11,5,10,4])[0]; rent=r.randrange(1195,2240)*100
    b=[0]*4; pp=0; note=''; x=r.random()
    if st=='Future': pp=-r.choice([15000,30000,rent]); dep=r.choice([0,25000])
    else:
        dep=r.choice([25000,40000,50000,rent,0]) if st!='Past' else 0
        if st in('Eviction','Past'): 
            b=[rent if st=='Eviction' else r.randrange(0,60000),rent if st=='Eviction' else r.randrange(5000,90000),r.choice([rent,rent//2,0]),r.choice([0,rent+r.randrange(90000)])]; note=r.choice(['FED filed 10/19, hearing 12/3','Writ requested','Pmt plan broken - to attorney']) if st=='Eviction' else r.choice(['Final acct stmt mailed','Sent to collections 11/2','Disputes carpet charge'])
        elif x<.36: pp=-r.choice([rent,r.randrange(100,9000),r.randrange(1000,40000)])
        elif x<.7: b[0]=r.choice([7500,r.randrange(1200,12000),5000,9985])
        elif x<.9: b[0]=rent+7500; b[1]=r.choice([0,0,r.randrange(2000,rent)]); note=r.choice(['','','Promise to pay 11/30','Roommate owes 1/2','Called 11/18 LVM'])
        else: b=[rent,rent,r.randrange(1000,rent),0]; note='3-day notice posted 11/9'
        if x>.97: pp=-2500
    rows.append([u,f't{r.randrange(100000,199999):07d}',n,st,sum(b)]+b+[pp,sum(b)+pp,dep,note])
drop=[i for i,q in enumerate(rows) if q[3]=='Current' and q[6]>0 and q[4]>150000][3]; dq=rows[drop]
T=[]
for i,q in enumerate(rows):
    if i==drop: continue
    for j,x in enumerate(q):
        if 4<=j<=11: ws.write_number(y,j,v(x),F)
        else: ws.write(y,j,x,tx)
    T.append(dict(unit=q[0],resident=q[1],name=q[2],**{k:v(x) for k,x in zip(K,q[4:12])})); y+=1
s=[sum(q[j] for q in rows) for j in range(4,12)]; Bf=f(bold=True,num_format='#,##0.00;(#,##0.00)',top=1,bg_color='#EEEEEE')
for j in range(13): ws.write_blank(y,j,None,Bf)
ws.write(y,0,'Total alder',Bf)
for j,x in enumerate(s): ws.write_number(y,4+j,v(x),Bf)
ws.write(y+2,0,f'UserId : kmoritz   Date : 11/25/2026   Time : 4:52 PM',f(italic=True)); ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(4); wb.close()
save(N,'AR','Yardi-residential aged receivables, prepays and deposits, status and notes, large',False,K,T,[dict(label='Total alder',**dict(zip(K,map(v,s))))],
 dict(what=f'row of unit {dq[0]} {dq[2]} (balance {v(dq[10])}) left out of the list; totals still include it',kind='row_dropped'))
