# QuickBooks Online A/R Aging Summary export
import xlsxwriter
from common import *
N='AR_Aging_Summary_Stillwater.xlsx'
# name, current, 1-30, 31-60, 61-90, 91+ ; level
D=[("Abernathy Counseling PLLC",0,1150,0,0,0),("Alvarez, Rosa & Miguel",0,1285,0,0,0),("Ballast Point Insurance Agency",1875,0,0,0,0),("Bassett, Corinne",0,0,0,412.5,0),("Bluebird Early Learning",3420,3420,1710,0,0),
("Cho, Daniel",0,1340,1340,0,0),("Cornerstone Tax & Bookkeeping",0,-25,0,0,0),("Dunleavy, Patrick",0,0,0,0,2680),("Eastgate Wireless",2240,0,0,0,0),("Fenwick, Laurel",0,95,0,0,0),
("Garza Dental Group",("P",[("Garza Family Dentistry",4100,0,0,0,0),("Garza Orthodontics",1265,1265,0,0,0)])),
("Gilroy, Shawna",0,1195,1195,640,0),("Halvorsen, Erik",0,0,-310,0,0),("Iron Kettle Cafe",2950,2950,2950,2950,7386.42),("Jimenez, Lourdes",0,1310,0,0,0),("Kavanagh Law Offices",2685,0,0,0,0),
("Larsen, Britta",0,62.5,0,0,0),("Lowry, Trent (moved out)",0,0,0,0,1874.19),("Mackey & Sons Barber Shop",1320,1320,0,0,0),("Mbeki, Thandiwe",0,1250,0,0,0),("Nakamura, Kenji",0,-1250,0,0,0),("Northlight Yoga Collective",1980,0,0,215.6,0),
("Odom, Felicia",0,1275,1275,1275,3050),("Paragon Title Co.",3105,0,0,0,0),("Petrov, Anya",0,0,85,0,0),("Quill & Thimble Tailors",1140,1140,0,0,0),("Ramsey, Joel",0,705,0,0,0),("Sandoval, Iris",0,1325,0,0,0),
("Stillwater Dry Cleaners",2210,0,0,0,388.75),("Tran, Vivian",0,0,0,0,-150),("Underhill, Marcus",0,1230,980,0,0),("Vantage Physical Therapy",4475,4475,0,0,0),("Whitcomb, Adele",0,1290,0,0,0),("Yoder, Caleb",0,40,0,0,0),("Zeller, Monica",0,0,1265,1265,0)]
K=["current","b1_30","b31_60","b61_90","b90","total"]
wb=xlsxwriter.Workbook(doc(N));ws=wb.add_worksheet('A R Aging Summary')
A={'font_name':'Arial'};T=wb.add_format({**A,'bold':1,'font_size':14,'align':'center'});T2=wb.add_format({**A,'bold':1,'font_size':10,'align':'center'})
H=wb.add_format({**A,'bold':1,'font_size':9,'align':'center','bottom':1,'text_wrap':1});L=[wb.add_format({**A,'bold':1,'font_size':8,'indent':i}) for i in range(3)]
n=wb.add_format({**A,'font_size':8,'num_format':'#,##0.00;-#,##0.00','align':'right'});tn=wb.add_format({**A,'bold':1,'font_size':8,'num_format':'$* #,##0.00;$* -#,##0.00','top':1});gn=wb.add_format({**A,'bold':1,'font_size':8,'num_format':'$* #,##0.00;$* -#,##0.00','top':1,'bottom':6})
ws.merge_range('A1:G1','Stillwater Commons, LLC',T);ws.merge_range('A2:G2','A/R Aging Summary',T);ws.merge_range('A3:G3','As of March 31, 2025',T2)
for c,t in enumerate(['','Current','1 - 30','31 - 60','61 - 90','91 and over','Total']): ws.write(4,c,t,H)
ws.set_column(0,0,34);ws.set_column(1,6,13)
rows=[];tots=[];r=5;S=[0]*6;lead=[]
def put(nm,v,ind):
    global r
    ws.write(r,0,nm,L[ind]);v=[float(x) for x in v];t=round(sum(v),2);row={"name":nm}
    for i,x in enumerate(v):
        if x: ws.write(r,1+i,x,n);row[K[i]]=x
        else: ws.write_blank(r,1+i,None,n)
    ws.write_formula(r,6,f'=((((B{r+1})+(C{r+1}))+(D{r+1}))+(E{r+1}))+(F{r+1})',n,t);row["total"]=t;rows.append(row);r+=1;lead.append(r)
    for i,x in enumerate(v+[t]):S[i]+=x
    return v+[t]
for d in D:
    if isinstance(d[1],tuple):
        ws.write(r,0,d[0],L[1]);r+=1;sub=[put(x[0],x[1:],2) for x in d[1][1]]
        st=[round(sum(x),2) for x in zip(*sub)];lab='Total for '+d[0];ws.write(r,0,lab,L[1]);o={"label":lab}
        for i,x in enumerate(st):
            ws.write_formula(r,1+i,'='+'+'.join(f'({chr(66+i)}{q})' for q in lead[-2:]),tn,x);o[K[i]]=x
        tots.append(o);r+=1
    else: put(d[0],d[1:],1)
S=[round(x,2) for x in S];ws.write(r,0,'TOTAL',L[0])
for i,x in enumerate(S): ws.write_formula(r,1+i,'='+'+'.join(f'{chr(66+i)}{q}' for q in lead),gn,x)
tots.append({"label":"TOTAL",**dict(zip(K,S))})
ws.merge_range(r+3,0,r+3,6,'Tuesday, Apr 08, 2025 10:27:41 AM GMT-7',wb.add_format({**A,'font_size':8,'align':'center'}))
ws.fit_to_pages(1,0);wb.close();print(len(rows),S)
save(N,'AR','QuickBooks Online aging summary export with one parent customer and its sub-customers',False,K,rows,tots)
