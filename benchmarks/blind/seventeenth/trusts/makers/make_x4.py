# x7: 224-unit Section 8 tower, Rentec-like, sections by floor, repeated headers, parking, notes
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as CL
def x7():
    r=random.Random(1717);nm=namer(r);N="harbor_terrace_tower_roll.xlsx"
    wb=Workbook();w=wb.active;w.title="RentRoll_Detail"
    F_=Font(name="Calibri",size=9);FB=Font(name="Calibri",size=9,bold=True)
    w["A1"]="Harbor Terrace Tower";w["A1"].font=Font(bold=True,size=12);w["A2"]="Detailed Rent Roll / Section 8 PBRA";w["J1"]="Report date";w["K1"]="06/30/2026";w["J2"]="Prepared by";w["K2"]="site office"
    hd=["Apt","Plan","Resident","St","Moved In","HAP Recert","Market","Contract","Resident Pays","HAP Pays","Parking","A/R 0-30","A/R 31+","A/R Total"]
    y=4;rows=[];G=[0]*8;u=o=0;nt=0;v=0;mdl=0
    MK={"0BR":(1320,1206),"1BR":(1575,1461),"1BR-H":(1575,1461),"2BR":(1980,1849)}
    f8=lambda a:a
    for fl in range(2,16):
        w.cell(y,1,f"Floor {fl}").font=Font(bold=True,size=10,color="7F3F00");y+=1
        for i,t in enumerate(hd,1):
            c=w.cell(y,i,t);c.font=FB;c.fill=PatternFill("solid",fgColor="D9D9D9");c.alignment=Alignment(horizontal="left" if i<5 else "right",wrap_text=True)
        y+=1;S=[0]*8
        for n in range(1,17):
            ap=f"{fl}{n:02d}";pl="2BR" if n in(1,8,9,16) else ("0BR" if n in(4,5,12) else ("1BR-H" if n==2 else "1BR"));mk,cr=MK[pl];u+=1
            x=r.random();V=None
            if x<.045:
                st="V";v+=1;V=[ap,pl,"*Vacant*" if r.random()<.7 else "*Vacant - make ready*",st,None,None,mk,None,None,None,None,None,None,None]
                R=row(unit=ap,section=f"Floor {fl}",unitType=pl,statusText="V",marketRent=mk);S[0]+=mk
            else:
                st="N" if x<.07 else "C";o+=1;nt+=st=="N";d=D(r,1996,2025);rc=dt.date(2026 if r.random()<.5 else 2027,r.randint(1,6),1)
                if rc<dt.date(2026,7,1) and rc.year==2026:rc=rc.replace(month=rc.month+6)
                t=r.randint(25,640);h=cr-t;pk=r.choice([0,0,0,0,30,45]);a1=r.choice([0,0,0,0,t,round(t*.3,2)]);a2=r.choice([0,0,0,0,0,0,round(r.uniform(30,1800),2),-12.0])
                nme=nm("lf");V=[ap,pl,nme,st,d.strftime("%m/%d/%Y"),rc.strftime("%m/%Y"),mk,cr,t,h,pk or None,a1,a2,round(a1+a2,2)]
                R=row(unit=ap,section=f"Floor {fl}",unitType=pl,tenantName=nme,statusText=st,moveInDate=d,marketRent=mk,contractRent=cr,charges=[dict(code="Resident Pays",amount=t),dict(code="HAP Pays",amount=h)]+([dict(code="Parking",amount=pk)] if pk else []),balance=round(a1+a2,2))
                for i,z in enumerate((mk,cr,t,h,pk,a1,a2,a1+a2)):S[i]+=z
            for i,z in enumerate(V,1):
                c=w.cell(y,i,z);c.font=F_
                if i>6:c.number_format='#,##0.00;(#,##0.00);0.00'
                elif i>4:c.alignment=Alignment(horizontal="right")
            rows.append(R);y+=1
        w.cell(y,3,f"Floor {fl} - 16 apts").font=FB
        for i,z in enumerate(S):
            c=w.cell(y,7+i,round(z,2));c.font=FB;c.number_format='#,##0.00;(#,##0.00);0.00';c.border=Border(top=Side(style="thin"));G[i]+=z
        y+=2
    w.cell(y,1,"Property total").font=FB
    for i,z in enumerate(G):
        c=w.cell(y,7+i,round(z,2));c.font=FB;c.number_format='#,##0.00;(#,##0.00);0.00';c.border=Border(top=Side(style="double"))
    y+=2
    for a,b in(("Status key","C = current, N = on notice, V = vacant"),("Current",o-nt),("On notice",nt),("Vacant",v),("Total apartments",u)):
        w.cell(y,3,a).font=F_;w.cell(y,4,b).font=F_;w.cell(y,4).alignment=Alignment(horizontal="left");y+=1
    for i,x in enumerate([7,7,27,5,11,10,11,11,11,11,9,10,10,11],1):w.column_dimensions[CL(i)].width=x
    w.freeze_panes="D4";w.page_setup.orientation="landscape";w.page_setup.fitToHeight=0;w.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(doc(N))
    save(N,"MULTIFAMILY","224-unit PBRA tower, header repeated per floor, one-letter status, dates as text, arrears buckets",False,"Harbor Terrace Tower","2026-06-30",u,o,v,rows,{"marketRent":G[0],"contractRent":G[1],"charge:Resident Pays":G[2],"charge:HAP Pays":G[3],"charge:Parking":G[4],"balance":G[7]})
x7()
