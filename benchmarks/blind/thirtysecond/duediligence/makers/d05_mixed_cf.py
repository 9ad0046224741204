import random
from common import *
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.pagesizes import legal
from reportlab.lib import colors
F="lanternworks_partners_cash_flows.pdf"
def make():
    s=St(3,0,True); L=s.line
    s.head("Cash flows from operating activities")
    L("ni","Net income (loss)",[318442,-46118,122905])
    s.head("Adjustments to reconcile net income (loss) to net cash provided by operating activities:")
    L("a1","Depreciation and amortization",[1204317,1187960,1162214]); L("a2","Amortization of debt issuance costs",[61480,61480,44210]); L("a3","Straight-line rental income",[-94318,-127640,-20815]); L("a4","Provision for uncollectible rents",[22875,41360,0]); L("a5","Gain on involuntary conversion",[0,0,-88150])
    s.head("Changes in operating assets and liabilities:")
    L("b1","Rents and other receivables",[-31204,18866,-12970]); L("b2","Prepaid expenses and other assets",[-14650,6038,-22417]); L("b3","Accounts payable and accrued liabilities",[48921,-73314,61005]); L("b4","Prepaid rents and security deposits",[9660,15225,-4180])
    s.sub("op","Net cash provided by operating activities",["ni","a1","a2","a3","a4","a5","b1","b2","b3","b4"])
    s.head("Cash flows from investing activities")
    L("c1","Building and tenant improvements",[-386214,-512790,-298440]); L("c2","Payment of leasing commissions",[-104880,-61912,-77305]); L("c3","Insurance proceeds from casualty",[0,0,240600]); L("c4","Net change in capital reserve escrow",[42150,-36000,-36000])
    s.sub("iv","Net cash used in investing activities",["c1","c2","c3","c4"])
    s.head("Cash flows from financing activities")
    L("d1","Proceeds from mortgage refinancing",[0,0,14250000]); L("d2","Repayment of mortgage notes",[-298116,-284330,-12604918]); L("d3","Debt issuance costs paid",[0,0,-307400]); L("d4","Contributions from partners",[0,250000,0]); L("d5","Distributions to general partner",[-6500,-4000,-18000]); L("d6","Distributions to limited partners",[-643500,-396000,-1782000])
    s.sub("fi","Net cash provided by (used in) financing activities",["d1","d2","d3","d4","d5","d6"])
    s.tot("nc","Net increase (decrease) in cash and restricted cash",["op","iv","fi"])
    n=s.rows[s.ix["nc"]]["v"]; b23=611874; b24=b23+n[2]; b25=b24+n[1]
    L("cb","Cash and restricted cash, beginning of year",[b25,b24,b23])
    s.tot("ce","Cash and restricted cash, end of year",["nc","cb"])
    s.head("Supplemental disclosure of cash flow information")
    L("e1","Cash paid for interest",[688214,702415,611380]); L("e2","Improvements included in accounts payable",[27410,64822,9155])
    st,bad=s.truth(["2025","2024","2023"],dict(net_cash_flow="nc",net_income="ni"),title="STATEMENTS OF CASH FLOWS",prop="LANTERNWORKS MIXED-USE PARTNERS, L.P.",frm="2024-07-01",to="2025-06-30")
    P=lambda t,b=False,ind=0:Paragraph(t.replace("&","&amp;"),ParagraphStyle("x",fontName="Times-Bold" if b else "Times-Roman",fontSize=10.5,leading=12.5,leftIndent=ind+10,firstLineIndent=-10))
    data=[["","Years ended June 30,","",""],["","2025","2024","2023"]]; sty=[("SPAN",(1,0),(3,0)),("ALIGN",(1,0),(3,-1),"RIGHT"),("ALIGN",(1,0),(3,0),"CENTER"),("FONT",(0,0),(-1,-1),"Times-Roman",10.5),("FONT",(0,0),(-1,1),"Times-Bold",10.5),("LINEBELOW",(1,0),(3,0),.5,colors.black),("LINEBELOW",(1,1),(3,1),.5,colors.black),("VALIGN",(0,0),(-1,-1),"BOTTOM"),("TOPPADDING",(0,0),(-1,-1),1.5),("BOTTOMPADDING",(0,0),(-1,-1),2.5)]
    for r in s.rows:
        i=len(data); sub=r["label"].endswith(":"); ind=0 if r["typ"]!="LINE" or r["key"] in("cb",) else 14
        if sub: ind=14
        if r["key"][0] in"ab" and r["typ"]=="LINE": ind=26
        row=[P(r["label"],(r["typ"]=="HEADING" and not sub) or r["typ"]=="TOTAL",ind)]
        for j in range(3): row.append("" if not r["v"] else fmt(r["v"][j],zero="–",cur="$ " if r["key"]in("ni","ce","e1") else ""))
        data.append(row)
        if r["typ"]!="LINE" and r["v"]: sty+=[("LINEABOVE",(j,i),(j,i),.5,colors.black) for j in(1,2,3)]+[("BOTTOMPADDING",(0,i),(-1,i),9)]
        if r["key"]=="ce": sty+=[("LINEBELOW",(j,i),(j,i),.5,colors.black,0,None,None,2,1.5) for j in(1,2,3)]
    d=SimpleDocTemplate(str(DOCS/F),pagesize=legal,leftMargin=60,rightMargin=60,topMargin=60,bottomMargin=50,invariant=1)
    C=ParagraphStyle("c",fontName="Times-Bold",fontSize=13,alignment=1,leading=17); I=ParagraphStyle("i",fontName="Times-Italic",fontSize=9,alignment=1)
    d.build([Paragraph("LANTERNWORKS MIXED-USE PARTNERS, L.P.",C),Paragraph("<font size=9>(A Limited Partnership)</font>",C),Paragraph("STATEMENTS OF CASH FLOWS",C),Spacer(1,14),Table(data,colWidths=[258,78,78,78],style=TableStyle(sty)),Spacer(1,22),Paragraph("The accompanying notes are an integral part of these financial statements.",I),Spacer(1,10),Paragraph("F-6",I)])
    return save(F,st,"MIXED_USE","CASH_FLOW_STATEMENT","audited partnership, indirect method, three years, legal paper, wrapped labels"),bad
