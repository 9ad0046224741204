# Small coop: two statements on one sheet, inner/outer columns, letters
from lib import *
from openpyxl import Workbook
from openpyxl.styles import Font,Border,Side,Alignment
N="Garnet Court Tenants Corp 2024 statements.xlsx"
P="Garnet Court Tenants Corp."
O=St("Statement of Revenues and Expenses",P,"2024-01-01","2024-12-31",["Year ended December 31, 2024"],sheet="2024")
L=lambda S,l,v,**k:S.l(l,[v],**k)
O.h("Revenues:");a=[L(O,"Maintenance charges",486720,inn=1,d=1),L(O,"Assessment - boiler",42000,inn=1),L(O,"Laundry and storage",9315,inn=1),L(O,"Flip tax",18750,inn=1),L(O,"Late charges and sublet fees",4260,inn=1)];ti=O.t("Total revenues",a,key="total_income",d=1)
O.h("Expenses:");O.h("Administrative",i=1);b=[L(O,"Management fee",24600,inn=1),L(O,"Legal and audit",13850,inn=1),L(O,"Office and telephone",2915,inn=1)];e1=O.t("Total administrative",b)
O.h("Operating",i=1);b=[L(O,"Superintendent and porter",88340,inn=1),L(O,"Fuel and gas",61275,inn=1),L(O,"Electricity, common",12480,inn=1),L(O,"Water and sewer",34190,inn=1),L(O,"Insurance",29960,inn=1),L(O,"Repairs and supplies",31745,inn=1),L(O,"Elevator contract",6420,inn=1)];e2=O.t("Total operating",b)
O.h("Taxes and interest",i=1);b=[L(O,"Real estate taxes, net of abatement",121860,inn=1),L(O,"Corporation franchise tax",1540,inn=1),L(O,"Mortgage interest",58425,inn=1)];e3=O.t("Total taxes and interest",b)
te=O.t("Total expenses before depreciation",[e1,e2,e3],key="total_operating_expenses");ex=O.t("Excess of revenues over expenses before depreciation",[ti,(te,-1)])
dp=L(O,"Depreciation",54200);ni=O.t("Net income for the year",[ex,(dp,-1)],typ="TOTAL",key="net_income",d=1);NI=O.rows[ni]["values"][0]
B=St("Balance Sheet",P,None,"2024-12-31",["December 31, 2024"],sheet="2024")
B.h("ASSETS",k=1);B.h("Current assets:");x=[L(B,"Cash in banks",0,inn=1,d=1),L(B,"Maintenance arrears",11230,inn=1),L(B,"Prepaid insurance and taxes",38615,inn=1),L(B,"Mortgagee escrow",22480,inn=1)];cash=x[0]
liab=[("Accounts payable and accruals",27915),("Maintenance received in advance",8340),("Sublet and move deposits",6500),("Current portion of mortgage",31870)];lt=1204615
eq=[("Common stock, 12,400 shares at $1 par",12400),("Paid-in capital",1487600),("Reserve for replacements",150000),("Accumulated deficit",-1043812)]
fx=[("Land",310000),("Building and improvements",2468300),("Accumulated depreciation",-1219750)];res=168400
B.rows[cash]["values"][0]=sum(v for _,v in liab)+lt+sum(v for _,v in eq)-sum(v for _,v in fx)-res-11230-38615-22480;print("cash",B.rows[cash]["values"],NI)
c1=B.t("Total current assets",x,d=1);B.h("Property, at cost:");c2=B.t("Net property",[L(B,l,v,inn=1) for l,v in fx]);c3=L(B,"Reserve fund (certificates of deposit)",res);B.t("TOTAL ASSETS",[c1,c2,c3],typ="TOTAL",key="total_assets",d=1)
B.h("LIABILITIES AND STOCKHOLDERS' EQUITY",k=1);B.h("Current liabilities:");l1=B.t("Total current liabilities",[L(B,l,v,inn=1,d=i==0) for i,(l,v) in enumerate(liab)],d=1);l2=L(B,"Mortgage payable, less current portion",lt);tl=B.t("Total liabilities",[l1,l2],key="total_liabilities")
B.h("Stockholders' equity:");te2=B.t("Total stockholders' equity",[L(B,l,v,inn=1) for l,v in eq],key="total_equity");B.t("TOTAL LIABILITIES AND STOCKHOLDERS' EQUITY",[tl,te2],typ="TOTAL",d=1)
w=Workbook();s=w.active;s.title="2024";F=lambda b=False,u=None:Font(name="Times New Roman",size=11,bold=b,underline=u)
n=1
for S,sub in ((B,"December 31, 2024"),(O,"Year ended December 31, 2024")):
    for t,b in ((P.upper(),True),(S.title,True),(sub,False)):
        s.cell(n,2,t).font=F(b);s.merge_cells(start_row=n,end_row=n,start_column=2,end_column=4);s.cell(n,2).alignment=Alignment(horizontal="center");n+=1
    n+=1
    for r,m in zip(S.rows,S.m):
        tp=r["rowType"]
        if m.get("k"):n+=1
        q=s.cell(n,2,r["label"]);q.font=F(tp=="TOTAL" or bool(m.get("k")),"single" if tp=="HEADING" and not m.get("k") else None)
        q.alignment=Alignment(horizontal="center") if m.get("k") else Alignment(indent=m.get("i",0)+(2 if m.get("inn") else 4 if tp=="SUBTOTAL" else 0))
        if r["values"]:
            c=3 if m.get("inn") else 4;z=s.cell(n,c,r["values"][0]);z.font=F(tp=="TOTAL");z.number_format='_($* #,##0_);_($* (#,##0);_($* "-"_)' if m.get("d") else '#,##0_);(#,##0)'
            if tp!="LINE":
                z.border=Border(top=Side("thin"),bottom=Side("double") if tp=="TOTAL" else None);
        n+=1
    s.cell(n+1,2,"See notes to financial statements. Prepared from the books without audit.").font=Font(name="Times New Roman",size=9,italic=True);n+=5
s.column_dimensions["A"].width=3;s.column_dimensions["B"].width=56;s.column_dimensions["C"].width=16;s.column_dimensions["D"].width=16
from openpyxl.worksheet.properties import PageSetupProperties as PP
for z_ in w:z_.sheet_properties.pageSetUpPr=PP(fitToPage=True);z_.page_setup.fitToHeight=0
w.save(doc(N));save(N,[B,O],"COOPERATIVE","BALANCE_SHEET","co-op accountant's sheet: two statements stacked on one sheet, inner and outer columns",True)
