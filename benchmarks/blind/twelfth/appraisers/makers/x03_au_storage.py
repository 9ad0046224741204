# Brisbane self storage: 264 units, system export look, status letters with legend, side table at right
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
N="au_self_storage_unit_list_gumdale.xlsx";r=random.Random(1010);D=dt.date
wb=Workbook();ws=wb.active;ws.title="UnitList"
for i,l in enumerate(["Facility: Gumdale Self Storage (QLD-07)","Unit Listing by Unit Number","Date: 31/08/2025     Rates: monthly, incl. GST"],1):ws.cell(i,1,l).font=Font(name="Arial",size=10,bold=i<3)
H=["Unit No","Size (m)","m2","Access","St","Storer","Agreement","Paid To","Std Rate","Storer Rate","Insurance","Total Mthly","Variance","Arrears"]
for j,h in enumerate(H,1):c=ws.cell(5,j,h);c.font=Font(name="Arial",size=9,bold=True);c.border=Border(bottom=Side("thin"),top=Side("thin"))
SZ=[("1.5 x 1.5",2.25,"Internal",95),("1.5 x 3.0",4.5,"Internal",149),("3.0 x 3.0",9,"Internal",235),("3.0 x 3.0",9,"Drive-up",265),("3.0 x 6.0",18,"Drive-up",399),("6.0 x 6.0",36,"Drive-up",690)]
q=6;rows=[];T=[0]*7;cnt=dict(O=0,V=0,L=0,R=0,U=0);sz={}
for rg,k,ch in [(100,60,[0,1,1,2]),(200,60,[1,2,2]),(300,80,[3,3,4]),(400,64,[3,4,4,5])]:
    for i in range(k):
        u=str(rg+i+1);s,a,ac,rt=SZ[r.choice(ch)];st=r.choices("OVLRU",[80,11,4,3,2])[0];cnt[st]+=1
        z=sz.setdefault((s,ac),[0,0]);z[0]+=1
        v=[u,s,a,ac,st]+[None]*9;v[8]=rt;row=dict(unit=u,area=a,unitType=ac,statusText=st,marketRent=rt);T[0]+=a;T[1]+=rt
        if st in"OL":
            z[1]+=1;f,l=who(r);nm=f"{l}, {f}" if r.random()<.85 else r.choice(["Bayline Electrical","Koala Removals","Sandgate Party Hire","Redlands Netball Club","Tingal Plumbing"])+r.choice([""," Pty Ltd"])
            ag=D(2025,8,20)-dt.timedelta(days=r.randint(10,2400));sr=rt+r.choice([0,0,8,15,22,-10,-20]);ins=r.choice([0,0,12.5,18]);t=sr+ins;ar=0;pt=D(2025,9,r.randint(1,28))
            if st=="L":pt=D(2025,r.choice([5,6]),r.randint(1,28));ar=round(t*3+22,2)
            v[5:14]=[nm,ag,pt,rt,sr,ins,t,sr-rt,ar]
            for j,x in enumerate([sr,ins,t,sr-rt,ar]):T[j+2]+=x
            row.update(tenantName=nm,leaseStartDate=iso(ag),contractRent=sr,totalCharges=t,balance=ar,charges=[{"code":"Storer Rate","amount":sr},{"code":"Insurance","amount":ins}])
        for j,x in enumerate(v,1):
            c=ws.cell(q,j,x);c.font=Font(name="Arial",size=9)
            if j in(7,8):c.number_format="d/mm/yyyy"
            if j>8:c.number_format="#,##0.00"
            if j==3:c.number_format="0.00"
        rows.append(row);q+=1
n=len(rows)
for j,x in {1:"Totals",3:T[0],9:T[1],10:T[2],11:T[3],12:T[4],13:T[5],14:round(T[6],2)}.items():
    c=ws.cell(q,j,x);c.font=Font(name="Arial",size=9,bold=True);c.number_format="#,##0.00";c.border=Border(top=Side("thin"))
q+=2
for l in ["St: O = occupied, L = overlocked (occupied, in arrears), V = vacant, R = reserved (vacant), U = unlettable",f"Units {n}: occupied {cnt['O']+cnt['L']} (of which overlocked {cnt['L']}), vacant {cnt['V']+cnt['R']+cnt['U']} (of which reserved {cnt['R']}, unlettable {cnt['U']})"]:
    ws.cell(q,1,l).font=Font(name="Arial",size=8);q+=1
# side table
for j,h in enumerate(["Size mix","Access","Units","Occ.","Occ. %"],17):ws.cell(5,j,h).font=Font(name="Arial",size=9,bold=True);ws.cell(5,j).fill=PatternFill("solid",fgColor="FFF2CC")
for i,((s,ac),(a,b)) in enumerate(sorted(sz.items()),6):
    for j,x in enumerate([s,ac,a,b,b/a],17):ws.cell(i,j,x).font=Font(name="Arial",size=9)
    ws.cell(i,21).number_format="0%"
i+=1
for j,x in enumerate(["All","",n,cnt["O"]+cnt["L"]],17):ws.cell(i,j,x).font=Font(name="Arial",size=9,bold=True)
for k,w in zip("ABCDEFGHIJKLMN",[9,11,8,10,4,26,12,12,10,11,10,12,10,11]):ws.column_dimensions[k].width=w
ws.page_setup.orientation="landscape";ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.page_setup.fitToHeight=0
wb.save(path(N));o=cnt["O"]+cnt["L"]
save(N,"SELF_STORAGE","AU storage export, 264 units, status letters with legend, side table right of the roll",False,dict(propertyName="Gumdale Self Storage",asOnDate="2025-08-31",units=n,occupied=o,vacant=n-o,printedTotals=dict(area=T[0],marketRent=T[1],contractRent=T[2],totalCharges=T[4],balance=round(T[6],2)),rows=rows))
