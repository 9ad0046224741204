# low-income housing tax credit application, Form with rent schedule; xlsxwriter
import xlsxwriter
from common import *
F="LIHTC_Application_Form4_RentSchedule_Harbor_Oaks.xlsx"
wb=xlsxwriter.Workbook(doc(F)); wi=wb.add_worksheet("Form 1 - Project"); ws=wb.add_worksheet("Form 4 - Rents"); wu=wb.add_worksheet("Form 4A - UA")
f=lambda **k:wb.add_format({"font_name":"Calibri","font_size":10,**k})
H=f(bold=True,text_wrap=True,align="center",valign="vcenter",border=1,bg_color="#D9E2F3"); L=f(align="center",border=1,italic=True,font_size=8); SEC=f(bold=True,border=1,bg_color="#F2F2F2")
c=lambda nf,**k:f(num_format=nf,border=1,**k)
UA={"0":58,"1":71,"2":92,"3":114}
SFX={("1","1"):642,("2","1"):846,("2","2"):905,("3","2"):1130,("0","1"):488}
S=[("A.  TAX CREDIT UNITS",[("LIHTC / NHTF","1","1",30,4,518),("LIHTC / NHTF","2","1",30,3,622),("LIHTC","0","1",50,6,806),("LIHTC / HOME","1","1",50,10,864),("LIHTC / HOME","2","1",50,8,1036),("LIHTC","3","2",50,4,1197),("LIHTC","1","1",60,14,1036),("LIHTC","2","1",60,8,1244),("LIHTC","2","2",60,12,1244),("LIHTC","3","2",60,7,1437)],"Subtotal - Tax Credit Units"),
("B.  MARKET RATE UNITS",[("Market","1","1",None,3,1195),("Market","2","2",None,4,1450)],"Subtotal - Market Rate Units"),
("C.  EMPLOYEE UNIT (NON-REVENUE)",[("Manager's Unit","2","2",None,1,None)],None)]
wi.set_column("A:A",34); wi.set_column("B:B",52)
for i,(a,b) in enumerate([("State Housing Finance Agency",""),("2025 Competitive (9%) Application",""),("",""),("Project Name","Harbor Oaks Crossing"),("Applicant / Ownership Entity","Harbor Oaks Crossing Limited Partnership"),("City / County","Brunswick, Glynn County"),("Construction Type","New Construction - 3-story garden, elevator"),("Number of Residential Buildings","3"),("Minimum Set-Aside Election","40 / 60"),("Financial statement preparer","compiled from owner's representations")]):
    wi.write(i,0,a,f(bold=i<2)); wi.write(i,1,b,f())
ws.hide_gridlines(2)
for col,w in zip("ABCDEFGHIJKLM",(2,16,7.5,7,7.5,8.5,9.5,11,11,10.5,11,13,14)): ws.set_column(f"{col}:{col}",w)
ws.merge_range("B1:M1","FORM 4 - UNIT MIX AND RENT SCHEDULE",f(bold=True,font_size=14,align="center",font_color="white",bg_color="#1F3864"))
ws.write("B2","Project:",f(bold=True)); ws.merge_range("C2:G2","Harbor Oaks Crossing",f(bottom=1)); ws.write("I2","App. No.:",f(bold=True)); ws.write("J2","25-0417",f(bottom=1)); ws.write("L2","Rev. Date:",f(bold=True)); ws.write("M2","02/27/2025",f(bottom=1))
ws.write("B3","Enter one line for each combination of size, set-aside and rent. Utility allowances must agree to Form 4A.",f(italic=True,font_size=9))
hd=["Unit Type","No. of BRs","No. of Baths","% of AMI","No. of Units","Net SF per Unit","Total Net SF","Max. Gross Rent Limit","Utility Allow.","Proposed Net Rent","Total Monthly Rent","Total Annual Rent"]
ws.set_row(4,44)
for j,h in enumerate(hd): ws.write(4,1+j,h,H); ws.write(5,1+j,f"({'abcdefghijkl'[j]})",L)
K=["ami","units","sf","total_sf","gross","ua","net","monthly","other:Total Annual Rent"]
r=6; rows=[];tots=[];G={"units":0,"total_sf":0,"monthly":0,"other:Total Annual Rent":0}; subr=[]; spans=[]
def totline(r,lab,d,fm,bold):
    ws.merge_range(r,1,r,4,lab,f(bold=True,border=1,align="right",bg_color=bold))
    for j,k,nf in((5,"units","0"),(7,"total_sf","#,##0"),(11,"monthly","$#,##0"),(12,"other:Total Annual Rent","$#,##0")):
        col="ABCDEFGHIJKLM"[j]; ws.write_formula(r,j,fm(col),c(nf,bold=True,bg_color=bold),d[k])
    for j in(6,8,9,10): ws.write_blank(r,j,None,c("0",bg_color=bold))
    tots.append(dict(label=lab,**d))
for sec,Ls,sub in S:
    ws.merge_range(r,1,r,12,sec,SEC); r+=1; a=r; T=dict.fromkeys(G,0)
    for ty,b,ba,ami,n,gr in Ls:
        sf=SFX[b,ba]; ua=UA[b] if gr else None
        d=dict(type=ty,units=n,sf=sf,total_sf=n*sf)
        if ami: d.update(ami=ami,gross=gr,ua=ua,net=gr-ua)
        elif gr: d.update(net=gr)
        net=d.get("net",0)
        d["net"]=net; d["monthly"]=n*net; d["other:Total Annual Rent"]=12*n*net
        x=c("0",align="center"); ws.write(r,1,ty,c("@")); ws.write(r,2,int(b),c('0;;"Eff."' if False else "0",align="center")); ws.write(r,3,int(ba),x)
        if ami: ws.write(r,4,ami/100,c("0%",align="center"))
        else: ws.write(r,4,"N/A",x)
        ws.write(r,5,n,x); ws.write(r,6,sf,c("#,##0")); ws.write_formula(r,7,f"=F{r+1}*G{r+1}",c("#,##0"),n*sf)
        if ami: ws.write(r,8,gr,c("$#,##0")); ws.write(r,9,ua,c("$#,##0")); ws.write_formula(r,10,f"=I{r+1}-J{r+1}",c("$#,##0"),net)
        else:
            ws.write(r,8,"N/A",c("@",align="right")); ws.write(r,9,"N/A",c("@",align="right")); ws.write(r,10,net,c("$#,##0"))
        ws.write_formula(r,11,f"=F{r+1}*K{r+1}",c("$#,##0"),n*net); ws.write_formula(r,12,f"=L{r+1}*12",c("$#,##0"),12*n*net)
        d["beds"]=int(b); d["baths"]=int(ba); rows.append(d); r+=1
        for k in T: T[k]+=d[k]
    spans.append((a+1,r))
    if sub: totline(r,sub,T,lambda col,a=a,r=r:f"=SUM({col}{a+1}:{col}{r})","#F2F2F2"); r+=1
    for k in T: G[k]+=T[k]
totline(r,"TOTAL - ALL UNITS",G,lambda col:"="+"+".join(f"SUM({col}{a}:{col}{b})" for a,b in spans),"#D9E2F3"); r+=2
ws.write(r,1,"Applicable fraction (units, excl. employee unit):",f()); lu=sum(x["units"] for x in rows if "ami" in x); ws.write(r,6,lu/(G["units"]-1),f(num_format="0.00%")); r+=1
ws.write(r,1,"Common / non-residential SF (not in table):",f()); ws.write(r,7,6240,f(num_format="#,##0")); r+=2
ws.write(r,1,"Rent limits: 2024 HUD MTSP limits for Glynn County. Bedroom count of 0 denotes an efficiency. Net rents of LIHTC / HOME units may not exceed the Low HOME rent.",f(font_size=8,italic=True))
ws.set_landscape(); ws.fit_to_pages(1,1); ws.set_footer("&L&8HFA Form 4 (rev. 10/2024)&R&8Page 7"); wi.fit_to_pages(1,1); wu.fit_to_pages(1,1)
wu.write(0,0,"FORM 4A - UTILITY ALLOWANCE CALCULATION",f(bold=True)); wu.set_column("A:A",26)
for j,h in enumerate(["Utility","Paid by","0 BR","1 BR","2 BR","3 BR"]): wu.write(2,j,h,H)
for i,(u,p,v) in enumerate([("Heating - electric heat pump","Tenant",(9,11,15,19)),("Air conditioning","Tenant",(14,18,23,28)),("Cooking - electric","Tenant",(6,7,10,12)),("Water heating","Tenant",(11,13,17,22)),("Lighting & other electric","Tenant",(18,22,27,33)),("Water, sewer, trash","Owner",(0,0,0,0))]):
    wu.write(3+i,0,u,c("@")); wu.write(3+i,1,p,c("@")); [wu.write(3+i,2+j,x,c("0")) for j,x in enumerate(v)]
wu.write(9,0,"Total",H); [wu.write(9,2+j,x,c("$0")) for j,x in enumerate((58,71,92,114))]
ws.activate(); wb.close()
save(F,"MULTIFAMILY","UNIT_MIX","HFA tax-credit application form, sections with subtotals, lettered columns, bordered form, side forms on other sheets",True,K,rows,tots)
