# Xero-like aged receivables summary of Irish student halls, one line a student
import random
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
from common import *
R=random.Random(1905)
FN="Aoife Cian Saoirse Darragh Niamh Oisin Meera Tadhg Lucia Pavel Ciara Femi Hannah Eoin Roisin Marco Sadhbh Wei Orla Jakub".split()
LN="Brannigan Devane Kinsella Moloney Tierney Achebe Castellano Nowicki Prendergast Lacey Fogarty Iyer Zhang Hanratty Scully Quirke Mulvihill Dunphy Ferreira Crotty".split()
R.shuffle(FN);nm=[f"{l}, {f}" for f in FN for l in R.sample(LN,2)];R.shuffle(nm);nm=[*dict.fromkeys(nm)]
H=[("Abbey Mills Hall","AM",13,214),("Weir View","WV",11,238.5),("The Maltings (postgraduate)","MP",6,265)]
COLS=["current","other:< 1 Month","m1","m2","m3","other:Older","total","deposit"]
wb=Workbook();ws=wb.active;ws.title="Aged Receivables Summary"
for r,t,s in((1,"Aged Receivables Summary",16),(2,"Leeside Student Living Ltd",12),(3,"As at 28 February 2025",11),(4,"Ageing by due date; all amounts in EUR",9)):
    ws.cell(r,1,t).font=Font(name="Arial",bold=r<3,size=s);ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=13)
h=6;hd=["Room","Contact","Student no.","Email","Status","","Current","< 1 Month","1 Month","2 Months","3 Months","Older","Total","Deposit held"]
g=PatternFill("solid",fgColor="DDE6EE");th=Side(style="thin")
for i,t in enumerate(hd,1):
    x=ws.cell(h,i,t or None);x.font=Font(name="Arial",bold=True,size=10);x.fill=g;x.alignment=Alignment(horizontal="right" if i>6 else "left")
r=h+1;rows=[];tots=[];CI=[7,8,9,10,11,12,13,14];NF='#,##0.00;-#,##0.00'
def nums(d,bold):
    for k,c in zip(COLS,CI):
        if k in d:
            x=ws.cell(r,c,d[k]);x.number_format=NF;x.font=Font(name="Arial",size=10,bold=bold)
            if bold:x.border=Border(top=th)
for p,code,n,wk in H:
    r+=1;ws.cell(r,1,p).font=Font(name="Arial",bold=True,size=11);r+=1;hr=[]
    rooms=sorted(R.sample(range(101,460),n))
    for rm in rooms:
        st=R.choices(["Resident","Resident","Resident","Left","Notice"])[0];m=r2(wk*4)
        d={"property":p,"unit":f"{code}{rm}{R.choice('ABCD')}","name":nm.pop(),"resident":f"S{R.randint(231000,249999)}","status":st}
        z=R.random()
        if z<.12:d["current"]=-r2(m*R.choice([.5,1]))
        elif z<.4:d["current"]=m;d["other:< 1 Month"]=R.choice([m,r2(m/2),35.0])
        elif z<.7:
            for k in COLS[1:3+R.randint(0,2)]:d[k]=m
            d["m1"]=r2(m-R.choice([0,100,250.75]))
        else:
            d["m2"]=R.choice([m,62.4]);d["m3"]=r2(m*R.choice([1,.4]));
            if R.random()<.7:d["other:Older"]=R.choice([m,r2(m*2),118.2])
        d["total"]=r2(sum(d.get(k,0) for k in COLS[:6]))
        if st!="Left":d["deposit"]=R.choice([300.0,300.0,500.0])
        for c,k in((1,"unit"),(2,"name"),(3,"resident"),(5,"status")):ws.cell(r,c,d[k]).font=Font(name="Arial",size=10)
        ws.cell(r,4,d["resident"].lower()+"@student.example")
        nums(d,False);hr.append(d);r+=1
    t=add(hr,COLS,f"Total {p}");ws.cell(r,1,t["label"]).font=Font(name="Arial",bold=True,size=10);nums(t,True);tots.append(t);rows+=hr;r+=1
r+=1;t=add(rows,COLS,"Total");ws.cell(r,1,"Total").font=Font(name="Arial",bold=True);nums(t,True);tots.append(t)
for c in CI:ws.cell(r,c).border=Border(top=th,bottom=Side(style="double"))
r+=2;ws.cell(r,1,"IA note: leavers' balances passed to collections on 3 March 2025; deposits of leavers already applied.").font=Font(name="Arial",italic=True,size=9)
for c,w in zip("ABCDEFGHIJKLMN",(10,26,12,26,10,3,12,12,12,12,12,12,13,13)):ws.column_dimensions[c].width=w
ws.column_dimensions["D"].hidden=True;ws.sheet_view.showGridLines=False
ws.row_dimensions[1].height=24;ws.page_setup.orientation="landscape";ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.page_setup.fitToHeight=0
wb.save(doc("Leeside_Aged_Receivables_Summary.xlsx"));save("Leeside_Aged_Receivables_Summary.xlsx","AR",COLS,rows,tots)
