# university housing receivables by month, total first, numbers as text in one hall, hidden column; xlsxwriter
from common import *
import xlsxwriter
R=random.Random(1805); FN='residence_life_balances_april.xlsx'
FI="Aiko Bram Celeste Dov Esme Fintan Greta Hugo Isla Jovan Keziah Lorcan Mina Noor Orla Piers Quill Rhea Soren Tamsin Ugo Vesna Wren Xander Yara Zeke Anouk Baird Coral Dmitri Elodie Ferris Gwen Hale".split()
LA="Ashgrove Birtwhistle Coldharbour Drayson Ellingboe Fennimore Garrowby Hathersage Inglethorpe Jessamine Kirkbride Lovelock Merriweather Norquay Oxenham Penhallow Quartermain Rookwood Silverthorne Threlkeld Underhay Vantongeren Wetherell Yaxley Zellweger Ambleside Brackenridge Cloverfield Dunstable Everleigh Foxcroft Gildersleeve Hawksmoor Ironbridge".split()
R.shuffle(FI);R.shuffle(LA)
M=["deposit","other:Net of credits","total","m0","m1","m2","m3","m4","other:2025 and before","prepaid"]
HD=["Deposit held","Net of credits","Owed, all months","Apr 2026","Mar 2026","Feb 2026","Jan 2026","Dec 2025"]
M=["deposit","total","m0","m1","m2","m3","other:Before Jan 2026","prepaid","other:Net Due"]
wb=xlsxwriter.Workbook(doc(FN)); ws=wb.add_worksheet('Balances')
F=lambda **k: wb.add_format(dict(font_name='Verdana',font_size=9,**k))
h=F(bold=1,text_wrap=1,align='center',valign='bottom',bg_color='#FCE4D6',border=1)
ws.merge_range(0,0,0,13,'Northgate University Residences - student housing balances at April 30, 2026',F(bold=1,align='left'))
ws.write(1,0,'Installment charges, meal commitments and damages. Run: 05/04/2026  R. Castellane',F(italic=1))
for i,(x,w) in enumerate([('Bed space',12),('Name of student',26),('SIS key',9),('Student no.',12),('Standing',11)]): ws.merge_range(3,i,4,i,x,h); ws.set_column(i,i,w)
ws.set_column(2,2,9,None,{'hidden':1})
ws.merge_range(3,5,4,5,'Deposit',h); ws.merge_range(3,6,4,6,'Total Owed',h); ws.merge_range(3,7,3,11,'CHARGED IN',h)
for i,x in enumerate(['Apr 2026','Mar 2026','Feb 2026','Jan 2026','Before Jan 2026']): ws.write(4,7+i,x,h)
M[6]="other:CHARGED IN Before Jan 2026"
ws.merge_range(3,12,4,12,'Unapplied Credits',h); ws.merge_range(3,13,4,13,'Net Due',h); ws.set_column(5,13,12); ws.set_row(4,26)
nf=F(num_format='#,##0.00;[Red]-#,##0.00;'); nb=F(num_format='#,##0.00;[Red]-#,##0.00;',bold=1,top=1,bg_color='#F2F2F2'); tx=F(); txr=F(align='right')
r=5; rows=[];tot=[];G=[0]*9; i=0
for hall,n,astext in [("Aldous Hall",13,False),("Beaufort Commons",12,True),("The Quayside Apartments",9,False)]:
    ws.merge_range(r,0,r,13,hall,F(bold=1,font_color='#843C0C')); r+=1; T=[0]*9
    for j in range(n):
        name=f"{LA[i]}, {FI[i]}"; bed=f"{hall[0] if hall[0]!='T' else 'Q'}{R.randint(1,5)}{R.randint(1,19):02d}-{'ABCD'[R.randint(0,3)]}"; no=f"N{R.randint(20190000,20259999)}"; s=R.choice(["Enrolled","Enrolled","Enrolled","Withdrawn","Graduated","Leave"])
        a=R.choice([1245,1098,985,1410])*100; b=[0]*5; first=R.choice([0,0,1,1,2,3,4])
        for x in range(first+1):
            b[x]=a if x<4 and R.random()<.75 else R.randint(15,900)*100+R.choice([0,50,35])
        cr=-R.choice([0,0,0,R.randint(20,640)*100+R.choice([0,15])]); dep=R.choice([0,20000,20000,25000])
        if R.random()<.1: b=[0]*5; cr=-R.randint(100,900)*100
        v=[dep,sum(b),*b,cr,sum(b)+cr]; T=[p+q for p,q in zip(T,v)]
        ws.write(r,0,bed,tx);ws.write(r,1,name,tx);ws.write(r,2,f"k{R.randint(1000,9999)}",tx);ws.write(r,3,no,tx);ws.write(r,4,s,tx)
        o={"property":hall,"unit":bed,"name":name,"resident":no,"status":s}
        for q,x in enumerate(v):
            if not x: ws.write_blank(r,5+q,None,nf); continue
            if astext and q<8: ws.write_string(r,5+q,f"{x/100:,.2f}" if x>0 else f"{-x/100:,.2f}-",txr)
            else: ws.write_number(r,5+q,c(x),nf)
            o[M[q]]=c(x)
        rows.append(o); r+=1; i+=1
    ws.merge_range(r,0,r,4,f"{hall} - {n} students",nb); o={"label":f"{hall} - {n} students"}
    for q,x in enumerate(T):
        ws.write_number(r,5+q,c(x),nb)
        if x:o[M[q]]=c(x)
    tot.append(o); G=[p+q for p,q in zip(G,T)]; r+=2
ws.merge_range(r,0,r,4,f"ALL HALLS - {i} students",nb); o={"label":f"ALL HALLS - {i} students"}
for q,x in enumerate(G):
    ws.write_number(r,5+q,c(x),nb); o[M[q]]=c(x)
tot.append(o)
ws.write(r+2,0,'Balances over 120 days go to the bursar hold list; a trailing minus or a minus sign is a credit.',F(italic=1))
ws.freeze_panes(5,2); ws.set_landscape(); ws.fit_to_pages(1,0); wb.close()
save(FN,"AR",None,M,rows,tot)
