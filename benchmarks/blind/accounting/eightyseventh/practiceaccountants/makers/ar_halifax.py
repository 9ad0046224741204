from common import *
import random, xlsxwriter
random.seed(902)
N='Rent arrears by building Nov 2025.xlsx'
first="Aiden Beth Caleb Dana Erin Farid Gail Hamish Isla Jordan Keisha Liam Maude Noor Owen Priya Quinn Rhea Scott Tessa Umar Vera Wade Xin Yara Zoe Anil Brooke Corey Denise Emeka Fern Graham Holly".split()
last="MacIsaac Boutilier Comeau d'Entremont Fraser Gallant Hirtle Isnor Jollimore Kaulbach LeBlanc MacNeil Naugler Oickle Publicover Rafuse Surette Thibodeau Veinot Whynot Zwicker Abebe Banerjee Cho Dhaliwal Eze Haddad Okoro Nguyen Silva Tran Williams Clyke Symonds".split()
BL=[("Agricola Court",6,4,1385),("Quinpool Terrace",5,6,1540),("Gottingen Lofts",4,6,1720),("Tower Road Apartments",7,5,1495),("Wyse Road Manor",6,6,1240),("Portland Hills Walk-ups",3,8,1190),("Spryfield Row (townhouses)",0,0,1655)]
wb=xlsxwriter.Workbook(doc(N)); ws=wb.add_worksheet('Nov 25'); F=lambda **k: wb.add_format(dict(font_name='Arial',font_size=9,**k))
mf='#,##0.00;[Red](#,##0.00);\\-'
t1=wb.add_format(dict(font_name='Arial',font_size=13,bold=True)); tx=F(); bh=F(bold=True,bg_color='#DDEBF7'); h=F(bold=True,text_wrap=True,align='center',valign='vcenter',border=1,bg_color='#1F4E78',font_color='white')
n2=F(num_format=mf); nr=F(num_format='#,##0'); ns=F(num_format=mf,bold=True,top=1); ls=F(bold=True,top=1); ng=F(num_format=mf,bold=True,top=1,bottom=6,bg_color='#FFF2CC'); lg=F(bold=True,top=1,bottom=6,bg_color='#FFF2CC'); nt=F(font_color='#7F7F7F',italic=True); fu=F(indent=1); mo=F(num_format='0.0',align='center')
ws.write(0,0,'Chebucto Residential Inc. - tenants in arrears at 30 November 2025',t1); ws.write(1,0,'Year-end listing for accountants. CAD. Credits in brackets. Deposits held in trust shown for information.',nt)
H=['Unit','Tenant','Rent per month','Before Sep-25','Sep-25','Oct-25','Nov-25','Total owing','Months behind','Security deposit','Follow-up']
K=[None,None,'other:Rent per month','other:Before Sep-25','other:Sep-25','other:Oct-25','other:Nov-25','total','other:Months behind','deposit',None]
for i,x in enumerate(H): ws.write(3,i,x,h)
ws.set_row(3,28)
rows=[]; tots=[]; r=4; g=[0]*7; cnt=0; drop=None; used=set()
def nm():
    while 1:
        n=f'{random.choice(first)} {random.choice(last)}'
        if random.random()<.13: n+=f' & {random.choice(first)} {random.choice(last)}'
        if n not in used: used.add(n); return n
def nums(r,v):   # rent,b,s,o,n,tot,dep
    pass
for bi,(b,fl,per,base) in enumerate(BL):
    ws.merge_range(r,0,r,10,b,bh); r+=1
    units=[f'{f}{u:02d}' for f in range(1,fl+1) for u in range(1,per+1)] if fl else [f'TH-{i}' for i in range(1,23)]
    L=[u for u in units if random.random()<.77]; s=[0]*7
    di=len(L)//2 if bi==3 else None
    for i,u in enumerate(L):
        rent=(base+random.choice([0,0,35,60,95,140,-45]))*100; p=random.random(); v=[0,0,0,0]
        if p<.4: v[3]=rent if random.random()<.6 else random.randint(5000,rent)
        elif p<.6: v[3]=rent; v[2]=random.choice([rent,rent//2,random.randint(8000,rent)])
        elif p<.73: v[3]=v[2]=rent; v[1]=random.choice([rent,random.randint(8000,rent)])
        elif p<.83: v[3]=v[2]=v[1]=rent; v[0]=random.randint(20000,rent*4)
        elif p<.93: v[3]=-random.randint(1000,rent)
        else: v[0]=random.randint(4000,rent)
        tot=sum(v); dep=(rent//2) if random.random()<.9 else 0
        allv=[rent]+v+[tot,dep]; s=[x+y for x,y in zip(s,allv)]; n=nm()
        mb=round(tot/rent+1e-9,1) if tot>0 else None
        if di==i: drop=(b,u,n,m(tot)); continue      # planted: row missing, totals keep it
        ws.write(r,0,u,tx); ws.write(r,1,n,tx)
        row=dict(unit=u,name=n)
        for c,k,x in zip([2,3,4,5,6,7,9],[K[j] for j in(2,3,4,5,6,7,9)],allv):
            ws.write_number(r,c,m(x),nr if c==2 else n2)
            if x: row[k]=m(x)
        if mb is not None: ws.write_number(r,8,mb,mo); row['other:Months behind']=mb
        note='' if p<.4 else random.choice(['','','Reminder sent','Payment plan $200/wk','Form J served','Hearing booked 16 Dec','Promised Friday','Lost job - see file','Cheque returned NSF']) if tot>0 else random.choice(['Prepaid','Overpaid, apply Dec'])
        if note: ws.write(r,10,note,fu)
        rows.append(row); r+=1
    lab=f'Total {b}'; ws.write(r,0,lab,ls); ws.write(r,1,'',ls)
    T=dict(label=lab)
    for c,x in zip([2,3,4,5,6,7,9],s):
        ws.write_number(r,c,m(x),ns); T.update({K[c]:m(x)} if x else {})
    ws.write(r,8,'',ls); tots.append(T); g=[x+y for x,y in zip(g,s)]; r+=2
ws.write(r,0,'TOTAL ALL BUILDINGS',lg); ws.write(r,1,'',lg); ws.write(r,8,'',lg); T=dict(label='TOTAL ALL BUILDINGS')
for c,x in zip([2,3,4,5,6,7,9],g): ws.write_number(r,c,m(x),ng); T[K[c]]=m(x)
tots.append(T)
for i,w in enumerate([8,34,9,12,12,12,12,13,8,12,24]): ws.set_column(i,i,w)
ws.freeze_panes(4,2); ws.set_landscape(); ws.set_paper(1); ws.fit_to_pages(1,0); ws.repeat_rows(3); ws.set_footer('&L&A&RPage &P'); wb.close()
print(len(rows),drop)
save(N,'AR','Handmade arrears workbook by building, month columns, 150 rows, Halifax NS',True,[k for k in K if k],rows,tots,
 planted=dict(what=f'the row of unit {drop[1]} in {drop[0]} (total owing {drop[3]:.2f}) is missing; building and grand totals still include it',kind='row_dropped'))
