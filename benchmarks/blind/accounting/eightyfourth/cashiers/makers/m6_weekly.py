# Wellington student rooms: arrears by week, xlsx, digit changed in one cell
import random, openpyxl
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
from openpyxl.utils import get_column_letter as L
from common import *
R=random.Random(8466)
N='Arrears by week - Aro Valley halls.xlsx'
wk=['W/e 29 Sep','W/e 6 Oct','W/e 13 Oct','W/e 20 Oct','W/e 27 Oct']
first='Aisha Ben Caleb Daisuke Eru Fatima Georgia Hemi Isla Jarrod Kiri Lachlan Mereana Nikhil Olivia Priya Quentin Rawiri Sophie Tane Umesh Victoria Wiremu Xin Yvette Zane Amelia Bo Chloe Dylan Emere Finn Grace Harley'.split()
last='Tukerangi Brocklebank Sorensen Watanabe Ngarimu Haddad Pellow Paewai Cochrane Whitta Moana Drummond Rikihana Deshpande Farquhar Nair Lusty Takarangi Wardrop Hetaraka Kulkarni Ashdown Pomare Zhou Lemaitre Cottle Rutledge Lim Osgood Treadwell Horomona Brophy Scurr Vickers'.split()
names=[f'{a} {b}' for a,b in zip(first,last)]
M=['other:Rent p.w.','other:Arrears b/fwd']+[f'other:{w}' for w in wk]+['total','other:Wks','deposit']
halls=[('Abel Smith House',[('En-suite',289),('Standard',246)],13,'AS'),('Epuni Street Lodge',[('Standard',232),('Twin share',198)],11,'EP'),('Devon Terrace',[('Studio',345),('Standard',251)],10,'DT')]
it=iter(names); rows=[]; groups=[]
for h,kinds,n,p in halls:
    rs=[]
    for rm in sorted(R.sample(range(1,31),n)):
        k,rent=R.choice(kinds); sev=R.choices([0,1,2,3],[4,5,3,2])[0]
        bf=[0,0,rent*R.choice([.5,1]),rent*R.choice([2,3,5.5])][sev]
        w=[0]*5
        for i in range(5):
            if sev==3: w[i]=rent if R.random()<.85 else rent/2
            elif sev==2: w[i]=R.choice([0,rent,rent/2,-rent/2])
            elif sev==1: w[i]=rent if i==4 else (R.choice([0,0,40,rent]))
            else: w[i]=(-rent if i==1 and R.random()<.3 else (R.choice([20,35.5,rent/4]) if i>=3 else 0))
        bf=round(bf,2); w=[round(x,2) for x in w]; t=round(bf+sum(w),2)
        if t==0: w[4]=round(w[4]+rent,2); t=round(t+rent,2)
        rs.append([f'{p}{rm:02d}',next(it),f'S{R.randint(41000,49999)}',k,float(rent),bf,*w,t,round(t/rent,1),round(rent*R.choice([2,2,4,0]),2)])
    groups.append((h,rs))
# planted defect: one weekly figure misprinted in one row
g=groups[1][1]; bad=next(r for r in g if r[8]==r[4]); true=bad[8]
wb=openpyxl.Workbook(); ws=wb.active; ws.title='27 Oct 24'
B=Font(name='Arial',size=10,bold=True); n=Font(name='Arial',size=9); thin=Side(style='thin',color='999999')
ws['A1']='Te Aro Student Living Ltd (in receivership)'; ws['A1'].font=Font(name='Arial',size=13,bold=True)
ws['A2']='Room licence arrears by week ended Sunday - to 27 October 2024 (NZ$)'; ws['A2'].font=B
ws['A3']='Printed by cashier 29/10/24. Weekly columns: rent due less received in the week, (red) = paid ahead or catching up.'; ws['A3'].font=Font(name='Arial',size=8,italic=True)
H=['Room','Resident','Ref','Type','Rent p.w.','Arrears b/fwd']+wk+['Total owed','Wks','Bond held','Action']
for j,h in enumerate(H,1):
    c=ws.cell(6,j,h); c.font=Font(name='Arial',size=9,bold=True,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='5B3A6B'); c.alignment=Alignment(wrap_text=True,horizontal='center' if j>4 else 'left',vertical='center')
fm='#,##0.00;[Red](#,##0.00);0.00'
r=7; totals=[]; allr=[]
def put(vals,r,font):
    for j,v in enumerate(vals,1):
        if v is None: continue
        c=ws.cell(r,j,v); c.font=font
        if j>4: c.number_format='0.0' if j==13 else fm
def tot(label,rs):
    t=[round(sum(x[i] for x in rs),2) for i in range(15-1)[5:12]] if 0 else {i:round(sum(x[i] for x in rs),2) for i in (5,6,7,8,9,10,11,13)}
    return t
for h,rs in groups:
    ws.cell(r,1,h).font=B; ws.cell(r,1).fill=PatternFill('solid',fgColor='E4DCEA'); r+=1
    for x in rs:
        v=list(x)
        if x is bad: v[8]=round(true+ (100 if true<200 else -100)+ (9 if 0 else 0),2); pr=v[8]
        put(v,r,n)
        ws.cell(r,15,'Statutory 14 day notice' if x[12]>=5 else ('Call guarantor' if x[12]>=3 else None)).font=n
        rows.append({'unit':x[0],'name':x[1],'resident':x[2],**dict(zip(M,v[4:]))}); allr.append(x); r+=1
    t=tot('',rs); put([f'Total {h}',None,None,None,None]+[t.get(i) for i in range(5,14)],r,B)
    for j in range(1,16): ws.cell(r,j).border=Border(top=thin)
    totals.append(clean({'label':f'Total {h}',**{M[i-4]:v for i,v in t.items()}})); r+=2
t=tot('',allr); put(['All halls',None,None,None,None]+[t.get(i) for i in range(5,14)],r,B)
for j in range(1,16): ws.cell(r,j).border=Border(top=thin,bottom=Side(style='double'))
totals.append({'label':'All halls',**{M[i-4]:v for i,v in t.items()}})
for j,w in enumerate([8,23,9,11,9,11,10,10,10,10,10,11,6,10,21],1): ws.column_dimensions[L(j)].width=w
ws.row_dimensions[6].height=28; ws.freeze_panes='C7'; ws.page_setup.orientation='landscape'; ws.page_setup.paperSize=9; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(doc(N)); print(bad,pr)
save(N,'AR','Weekly arrears workbook: week-ending columns, brought-forward, halls as sections with subtotals, Wellington student rooms',True,M,rows,totals,
 {'what':f'room {bad[0]} {bad[1]}: week 13 Oct printed {pr} instead of {true}; the row total and all column totals still use {true}','kind':'digit_changed'})
