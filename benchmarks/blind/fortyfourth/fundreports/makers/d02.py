from h import *; fonts(); R=random.Random(202)
from reportlab.pdfgen import canvas; from reportlab.lib.pagesizes import letter,landscape
s=St(6); mul=[1,.97,.93,5.62,5.75,5.31]
def am(b,j=.05): return [round(b*m*R.uniform(1-j,1+j)) for m in mul]
ra=[214*30]*3+[214*181]*2+[214*182]; sold=[5291,5242,5030,28770,29080,27480]
s.l("Rooms Available",ra,k='n'); s.l("Rooms Sold",sold,k='n')
occ=[round(a/b,3) for a,b in zip(sold,ra)]; s.l("Occupancy %",occ,k='p')
adr_t=[231.4,226.1,219.8,204.7,206.2,196.9]; rooms=[round(a*b) for a,b in zip(sold,adr_t)]
s.l("Average Daily Rate",[round(a/b,2) for a,b in zip(rooms,sold)],k='r'); s.l("RevPAR",[round(a/b,2) for a,b in zip(rooms,ra)],k='r')
s.h("OPERATING REVENUE")
rv=[s.l("Rooms",rooms),s.l("Food",am(248000)),s.l("Beverage",am(97000)),s.l("Other Food & Beverage",am(31000)),s.l("Parking",am(22000)),s.l("Spa & Health Club",am(18500)),s.l("Miscellaneous Income",am(7200,.2))]
tr=s.s_("TOTAL OPERATING REVENUE",rv,"TOTAL",kt="total_income")
s.h("DEPARTMENTAL EXPENSES")
dx=[s.l("Rooms",[round(x*R.uniform(.225,.25)) for x in rooms]),s.l("Food & Beverage",am(262000)),s.l("Other Operated Departments",am(19800)),]
td=s.s_("TOTAL DEPARTMENTAL EXPENSES",dx)
tp=s.s_("TOTAL DEPARTMENTAL PROFIT",[tr,td],signs=[1,-1])
s.h("UNDISTRIBUTED OPERATING EXPENSES")
ux=[s.l(a,am(b)) for a,b in [("Administrative & General",118000),("Information & Telecommunications Systems",24500),("Sales & Marketing",96500),("Property Operation & Maintenance",61500),("Utilities",47800)]]
tu=s.s_("TOTAL UNDISTRIBUTED EXPENSES",ux)
gop=s.s_("GROSS OPERATING PROFIT",[tp,tu],"TOTAL",signs=[1,-1])
mf=s.l("Management Fees",[round(x*.03) for x in s.V(tr)],lv=0)
ib=s.s_("INCOME BEFORE NON-OPERATING INCOME & EXPENSES",[gop,mf],signs=[1,-1])
s.h("NON-OPERATING INCOME & EXPENSES")
nx=[s.l("Rent",[8500,8500,8300,51000,51000,49800]),s.l("Property & Other Taxes",[41200,41200,39900,247200,247200,239400]),s.l("Insurance",[17650,17900,16800,105900,107400,100800]),s.l("Other",am(3100,.3))]
tn=s.s_("TOTAL NON-OPERATING INCOME & EXPENSES",nx)
eb=s.s_("EBITDA",[ib,tn],"TOTAL",signs=[1,-1])
rr=s.l("Replacement Reserve",[round(x*.04) for x in s.V(tr)],lv=0)
s.kt["noi"]=s.s_("EBITDA LESS REPLACEMENT RESERVE",[eb,rr],"TOTAL",signs=[1,-1])
fn='HarborQuay_Summary_Operating_Statement_Jun25.pdf'
W,H=landscape(letter); cv=canvas.Canvas(D(fn),(W,H))
cv.setFont('LNB',12); cv.drawCentredString(W/2,H-34,"Harbor Quay Hotel & Conference Center"); cv.setFont('LN',10); cv.drawCentredString(W/2,H-47,"Summary Operating Statement"); cv.drawCentredString(W/2,H-59,"For the Month and Six Months Ended June 30, 2025")
L=[80,145,210]; 
cols=[(84,116),(164,196),(244,276)]; cols2=[(566,598),(646,678),(726,758)]
y=H-78; cv.setFont('LNB',8.5); cv.drawCentredString(160,y,"CURRENT MONTH"); cv.drawCentredString(645,y,"YEAR TO DATE"); cv.line(36,y-3,278,y-3); cv.line(518,y-3,760,y-3)
y-=13
for cc in(cols,cols2):
    for (a,b),t in zip(cc,["Actual","Budget","Last Year"]): cv.drawRightString(a,y,t); cv.drawRightString(b,y,"%")
cv.line(36,y-4,760,y-4); y-=15
def f(v,k):
    if k=='p': return f"{v*100:.1f}%"
    if k=='r': return f"{v:,.2f}"
    return f"{v:,}" if v>=0 else f"({-v:,})"
den={}
for i,r in enumerate(s.rows):
    t=r["rowType"]; k=s.lv[i].get('k'); cv.setFont('LN' if t=="LINE" else 'LNB',8.5)
    cv.drawString(290+(10 if t=="LINE" and s.lv[i]['lv'] else 0),y,r["label"])
    if t!="HEADING":
        for j,v in enumerate(r["values"]):
            a,b=(cols+cols2)[j]; cv.drawRightString(a,y,("$" if i==rv[0] or r["rowType"]=="TOTAL" else "")+f(v,k))
            if not k:
                base=s.V(tr)[j]
                if i==dx[0]: base=rooms[j]
                cv.drawRightString(b,y,f"{v/base*100:.1f}")
    if t in("SUBTOTAL","TOTAL"):
        cv.setLineWidth(.4)
        for a,b in cols+cols2: cv.line(a-48,y+8.5,a,y+8.5)
    nx_=s.rows[i+1]['rowType'] if i+1<len(s.rows) else ''
    y-=16 if nx_=='HEADING' or t=='TOTAL' else 11.2 if t in('LINE','HEADING') else 13
cv.setFont('LN',7); cv.drawString(36,22,"Uniform System of Accounts for the Lodging Industry, 11th Revised Edition. Percentages are of total revenue; departmental expense percentages are of departmental revenue where shown."); cv.drawRightString(760,22,"7/18/2025 4:12 PM")
cv.save()
p=["Current Month ","Year to Date "]
save(fn,[s.truth("Summary Operating Statement","Harbor Quay Hotel & Conference Center","2025-06-01","2025-06-30",[a+b for a in p for b in("Actual","Budget","Last Year")])],"HOSPITALITY","OPERATING_STATEMENT","USALI summary, labels in the middle between month and YTD blocks",True)
