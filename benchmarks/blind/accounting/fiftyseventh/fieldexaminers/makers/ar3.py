# Canadian parkade monthly parkers by month, .xls
from common import *
import xlwt, random
R=random.Random(5706); F="MonthlyParkerAR_Nov2025.xls"
FAC=[("Lot 12 - Centennial Parkade",[("12-0107","Bowness Energy Services Ltd.","Reserved",14,395),("12-0112","Prairie Oak Wealth","Reserved",6,395),("12-0131","Fulcrum Geomatics Inc.","Random",9,310),("12-0144","Halden Court Reporting","Random",2,310),("12-0150","Stampede Sandwich Co.","Random",3,310),("12-0158","Larch & Lowe LLP","Reserved",22,395),("12-0163","T. Obrecht (individual)","Random",1,310),("12-0171","Northern Tier Staffing","Random",5,310),("12-0176","City Pulse Physiotherapy","Nights/Wknd",4,145),("12-0182","Koru Digital","Random",7,310),("12-0190","Alberta Grain Brokers Assoc.","Reserved",3,395),("12-0194","M. Pelleray (individual)","Nights/Wknd",1,145),("12-0199","Sundial Coworking","Random",18,310)]),
("Lot 18 - Ninth Avenue Surface",[("18-0020","Inglewood Brew Tours","Oversize",2,420),("18-0023","Delmar Carpentry","Surface",4,215),("18-0026","Ninth Ave Dental Lab","Surface",3,215),("18-0031","Riverbend Couriers Ltd.","Oversize",6,420),("18-0033","K. Sandhurst (individual)","Surface",1,215),("18-0037","Foothills Film Rentals","Oversize",3,420),("18-0040","Crossiron Events","Surface",8,215)]),
("Lot 21 - Hotel Altamira P1/P2",[("21-0002","Altamira Gift & Sundry (tenant)","Validated",2,265),("21-0003","Salon Vireo (tenant)","Validated",3,265),("21-0007","Summit Car Share","Reserved",10,340),("21-0011","Banner Tax Group","Random",4,265)])]
# pattern digits: how many months open (n,o,s,older), credit
PT={"12-0107":"1","12-0112":"1","12-0131":"11","12-0144":"1","12-0150":"111h","12-0158":"1","12-0163":"C","12-0171":"1p","12-0176":"11","12-0182":"1","12-0190":"D","12-0194":"111h","12-0199":"11p","18-0020":"1","18-0023":"11","18-0026":"1","18-0031":"111","18-0033":"1","18-0037":"0001","18-0040":"1p","21-0002":"11","21-0003":"1","21-0007":"D","21-0011":"1"}
wb=xlwt.Workbook(); ws=wb.add_sheet("AR Nov25")
E=xlwt.easyxf; N='#,##0.00_);(#,##0.00)'
ti=E('font: name Verdana, bold on, height 240'); su=E('font: name Verdana, height 160, italic on'); he=E('font: name Verdana, bold on, height 160; pattern: pattern solid, fore_colour light_yellow; borders: bottom thin, top thin; align: wrap on, horiz center, vert bottom')
x=E('font: name Verdana, height 160'); xc=E('font: name Verdana, height 160; align: horiz center'); n=E('font: name Verdana, height 160',num_format_str=N); se=E('font: name Verdana, bold on, height 160, underline on'); tb=E('font: name Verdana, bold on, height 160; borders: top thin'); tn=E('font: name Verdana, bold on, height 160; borders: top thin',num_format_str=N); ti_=E('font: name Verdana, bold on, height 160; borders: top thin; align: horiz center'); gb=E('font: name Verdana, bold on, height 160; borders: top thin, bottom double'); gn=E('font: name Verdana, bold on, height 160; borders: top thin, bottom double',num_format_str=N); gi=E('font: name Verdana, bold on, height 160; borders: top thin, bottom double; align: horiz center'); nt=E('font: name Verdana, height 140, italic on')
ws.write(0,0,"Brightline Parking (Alberta) Inc.",ti); ws.write(1,0,"Monthly Parker Receivables by Billing Month - November 30, 2025 - amounts incl. 5% GST",su)
H=["Acct No.","Parker / Company","Permit","Stalls","Nov 2025","Oct 2025","Sep 2025","Aug 2025 & prior","Credits on Acct","Balance Owing","Key Deposit","Comment"]
for i,h in enumerate(H): ws.write(3,i,h,he)
for i,w in enumerate([10,34,13,7,13,13,13,13,13,14,11,32]): ws.col(i).width=w*256
ws.row(3).height_mismatch=True; ws.row(3).height=480
K=["other:Stalls","other:Nov 2025","other:Oct 2025","other:Sep 2025","other:Aug 2025 & prior","prepaid","total","deposit"]
CM={"12-0150":"Permits suspended Nov 18","12-0194":"To collections","18-0037":"Disputed - film shoot Aug 9-12","12-0199":"Pays on 45 days","18-0031":"New cards issued, pmt promised Dec 5","12-0163":"Cancelled Oct 31"}
r=4;rows=[];tots=[];G=[0]*8
for fac,l in FAC:
    ws.write(r,0,fac,se); r+=1; S=[0]*8
    for a,nm,pm,st,rt in l:
        b=round(st*rt*105); v=[0]*4; cr=0; p=PT[a]
        for i,ch in enumerate(q for q in p if q in "01"):
            if ch=="1": v[i]=b
        if "h" in p: v[3]=b//2 if a!="12-0194" else b*2
        if "p" in p: v[0 if p[0:2]=="1p" else 1]-=b//3//100*100
        if p=="C": cr=-round(b/2)
        if p=="D": v[0]=b; cr=-b
        if a=="18-0037": v[3]=94500
        if a=="12-0131": cr=-15000
        if a=="12-0163": v=[0]*4
        dep=st*(5000 if pm!="Nights/Wknd" else 2500) if "tenant" not in nm else 0
        tot=sum(v)+cr
        ws.write(r,0,a,x);ws.write(r,1,nm,x);ws.write(r,2,pm,x);ws.write(r,3,st,xc)
        row={"name":nm,"resident":a,"other:Stalls":st}
        for i in range(4):
            if v[i]: ws.write(r,4+i,v[i]/100,n); row[K[1+i]]=f2(v[i])
        if cr: ws.write(r,8,cr/100,n); row["prepaid"]=f2(cr)
        ws.write(r,9,tot/100,n); row["total"]=f2(tot)
        if dep: ws.write(r,10,dep/100,n); row["deposit"]=f2(dep)
        if a in CM: ws.write(r,11,CM[a],x)
        for i,q in enumerate([st]+v+[cr,tot,dep]): S[i]+=q
        rows.append(row); r+=1
    lab="Subtotal "+fac.split(" - ")[0]; ws.write(r,0,lab,tb); ws.write(r,1,"",tb); ws.write(r,2,"",tb); ws.write(r,3,S[0],ti_)
    t={"label":lab,"other:Stalls":S[0]}
    for i in range(1,8): ws.write(r,3+i,S[i]/100,tn); t[K[i]]=f2(S[i])
    tots.append(t); G=[q+w for q,w in zip(G,S)]; r+=2
ws.write(r,0,"TOTAL ALL LOTS",gb); ws.write(r,1,"",gb); ws.write(r,2,"",gb); ws.write(r,3,G[0],gi)
t={"label":"TOTAL ALL LOTS","other:Stalls":G[0]}
for i in range(1,8): ws.write(r,3+i,G[i]/100,gn); t[K[i]]=f2(G[i])
tots.append(t); r+=1
ws.write(r,1,"% of balance",nt)
p_=E('font: name Verdana, height 140, italic on',num_format_str='0.0%')
for i in range(1,6): ws.write(r,3+i,round(G[i]/G[6],4),p_)
ws.write(r+2,0,"Key deposits are not offset against balances. Accounts > 60 days lose access on the 15th.",nt)
ws.set_portrait(False); ws.fit_num_pages=1; ws.fit_width_to_pages=1; ws.fit_height_to_pages=0
wb.save(doc(F)); assert sum(G[1:6])==G[6]
save(F,"AR",None,K,rows,tots,"Canadian parking operator, monthly parkers by billing month, three lots, .xls",False)
