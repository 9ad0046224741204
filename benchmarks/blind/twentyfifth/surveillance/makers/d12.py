# senior living workbook, census + summary + notes, hidden columns, level of care charges
from xl import *
r=random.Random(3712);N=Namer(r);FN='WrenHouse_Census_Q4_2025.xlsx';wb=Workbook();sm=wb.active;sm.title='Summary';ws=wb.create_sheet('Census 12-31-25');nt=wb.create_sheet('Notes')
ws['A1']='Wren House Assisted Living & Memory Care';ws['A1'].font=Font(bold=True,size=12);ws['A2']='Resident census and rates as of';ws.merge_cells('D2:G2');ws['D2'].alignment=Alignment(horizontal='left');ws['D2']=dt.date(2025,12,31);ws['D2'].number_format='mmmm d, yyyy'
H=['Wing','Room','Bed','Sq Ft','Suite','Resident','Payer','Internal ID','DOB yr','Admit','Market','Rate','LOC','LOC $','Med Mgmt','Incont.','Disc.','Net Monthly','A/R 12/31','Status']
for j,h in enumerate(H,1): c=ws.cell(4,j,h);c.font=B;c.fill=fill('D9E1F2');c.border=box
R=5;rows=[];T=[0]*8;cnt={};n=0
for wing,pre,k in(('Finch',100,16),('Heron',200,16),('Lark MC',300,12)):
    for i in range(1,k+1):
        sh=pre==300 and i>8
        for bd in('A','B') if sh else ('',):
            n+=1;u=f'{pre+i}{bd}';ty='Shared' if sh else r.choice(['Studio','Alcove','One Bed']) if pre<300 else 'Private MC';mk={'Studio':4350,'Alcove':4725,'One Bed':5400,'Private MC':7100,'Shared':5650}[ty];sf={'Studio':325,'Alcove':390,'One Bed':520,'Private MC':300,'Shared':210}[ty]
            s={'104':'Vacant','209':'Vacant','213':'Hold','311B':'Vacant','116':'Model','201':'Office','110':'Notice','305':'Hospital'}.get(u,'In house');cnt[s]=cnt.get(s,0)+1;T[0]+=mk
            for j,x in((1,wing),(2,u),(4,sf),(5,ty),(11,mk),(20,s)): ws.cell(R,j,x)
            if s in('Vacant','Hold','Model','Office'): rows.append(row(building=wing,unit=u,area=sf,unitType=ty,statusText=s,marketRent=mk));R+=1;continue
            nm=N(0);rt=mk-r.choice([0,0,100,225,350]);lv=r.choice([0,1,2,3,4]);lc=[0,500,900,1350,1800][lv];md=r.choice([0,275]);ic=r.choice([0,0,150]);di=r.choice([0,0,0,-250]);net=rt+lc+md+ic+di;ar=r.choice([0,0,0,net,round(r.uniform(40,2100),2),-300]);ad=D(r,'2019-03-01','2025-12-18')
            for j,x in((6,nm),(7,r.choice(['PP','LTCI','MCD','VA'])),(8,r.randint(5000,9999)),(9,r.randint(1929,1950)),(10,ad),(12,rt),(13,lv),(14,lc),(15,md),(16,ic),(17,di),(18,net),(19,ar)): ws.cell(R,j,x)
            ws.cell(R,10).number_format='yyyy-mm-dd';T=[a+b for a,b in zip(T,[0,rt,lc,md,ic,di,net,ar])]
            for j in range(11,20):
                if j!=13: ws.cell(R,j).number_format='#,##0_);(#,##0)' if j<19 else '#,##0.00_);(#,##0.00)'
            rows.append(row(building=wing,unit=u,area=sf,unitType=ty,tenantName=nm,statusText=s,moveInDate=ad,marketRent=mk,contractRent=rt,charges=[dict(code=c,amount=a) for c,a in(('LOC $',lc),('Med Mgmt',md),('Incont.',ic),('Disc.',di))],totalCharges=net,balance=ar));R+=1
    R+=1
ws.cell(R,1,'TOTAL').font=B;ws.cell(R,2,n)
for j,x in zip((11,12,14,15,16,17,18,19),T): c=ws.cell(R,j,x);c.font=B;c.border=top;c.number_format='#,##0.00'
for c in 'CHI': ws.column_dimensions[c].hidden=True
widths(ws,[9,7,5,6,11,27,7,9,7,11,9,9,5,8,9,8,8,11,12,10])
for c in 'CHI': ws.column_dimensions[c].hidden=True
land(ws);oc=cnt['In house']+2;va=cnt['Vacant']+1
sm['A1']='Wren House - Q4 2025 lender package';sm['A1'].font=B
for i,(k,x) in enumerate([('Operating units (beds)',n),('Occupied (in house, notice, hospital)',oc),('Vacant incl. hold',va),('Model / office',2),('Occupancy %',round(oc/n,4)),('Monthly market',T[0]),('Net monthly charges',T[6]),('A/R',T[7])],3): sm.cell(i,1,k);sm.cell(i,2,x).number_format='0.0%' if '%' in k else '#,##0'
sm.column_dimensions['A'].width=40
for i,t in enumerate(['LOC 1 $500, LOC 2 $900, LOC 3 $1,350, LOC 4 $1,800','Hold = deposit received, not moved in','Prepared by asset mgmt 01/09/2026'],1): nt.cell(i,1,t)
fin(wb,FN);save(FN,'SENIOR_HOUSING','multi-sheet census workbook, hidden columns, charge columns',True,rows,n,oc,va,'Wren House Assisted Living & Memory Care','2025-12-31','Census 12-31-25')
