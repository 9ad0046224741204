import random,xlsxwriter
from common import *
R=random.Random(2308);hu=lambda a,b:(2*a+b)//(2*b)
Hs=[("Thornfield Court",[("Single, shared bathroom",64,1,"9.5",12400,39),("Single, washbasin",48,1,"10.2",13150,39),("Twin, shared bathroom",6,2,"15.8",17900,39),("Accessible en-suite",3,1,"18.0",15500,39)]),
("Mill Race House",[("En-suite cluster, standard",112,1,"12.6",16850,42),("En-suite cluster, premium\n(river side)",38,1,"13.9",18400,42),("Accessible en-suite",5,1,"21.5",16850,42),("Warden flat",2,2,"46.0",21000,52)]),
("St Alban's Villas",[("Large room, Victorian house",27,1,"17.4",14900,44),("Attic room",9,1,"11.1",11900,44),("Couples' flat",4,2,"34.5",22500,51)]),
("Foundry Studios",[("Studio, bronze",44,1,"17.8",20500,51),("Studio, silver",31,1,"20.3",22250,51),("Studio, gold, with\nbalcony",8,1,"25.0",25900,51),("Family flat, two-bedroom",6,4,"58.2",31800,52)]),
("Annexe at Priory Field\n(head lease to July 2026)",[("Single, washbasin",20,1,"9.9",11900,38),("Twin, washbasin",5,2,"16.0",16600,38)])]
fn='calderbrook_room_schedule_2025.xlsx';wb=xlsxwriter.Workbook(D(fn));ws=wb.add_worksheet('Rooms 2024-25')
F=lambda **k:wb.add_format({'font_name':'Calibri','font_size':10.5,'valign':'vcenter',**k})
H=F(bold=1,align='center',text_wrap=1,bottom=1,bg_color='#CFE3DF')
K=["other:Weeks let","other:LICENCE FEE £ per room per week","other:LICENCE FEE £ per room per year","units","other:Bedspaces","occupied","vacant","pct_occ","other:Size m²","other:Income if full £ a year"]
ws.merge_range(0,0,0,11,'University of Calderbrook: residential rooms, session 2024/25',F(bold=1,font_size=14))
ws.merge_range(1,0,1,11,'Lettings as counted on 1 March 2025. Let and void are rooms, not bedspaces.',F(italic=1))
g=[(0,'Residence'),(1,'Type of room'),(2,'Weeks let')]
for c,t in g+[(6,'Bedspaces'),(10,'Size m²'),(11,'Income if full £ a year')]:ws.merge_range(2,c,3,c,t,H)
ws.merge_range(2,3,2,4,'LICENCE FEE £',H);ws.write(3,3,'per room per week',H);ws.write(3,4,'per room per year',H)
ws.write(2,5,'ROOMS',H);ws.write(3,5,'Number',H);ws.merge_range(2,7,2,9,'ROOMS',H);ws.write(3,7,'Let',H);ws.write(3,8,'Void',H);ws.write(3,9,'Occupancy',H);ws.set_row(3,42)
fm=['0','#,##0.00','#,##0.00','#,##0','#,##0','#,##0','#,##0;-#,##0;"nil"','0.0%','0.0','#,##0.00']
def put(r,v,**k):
    for i,x in enumerate(v):
        f=F(num_format=fm[i],align='right',**k)
        if x is None:ws.write_blank(r,2+i,None,f)
        elif isinstance(x,str):ws.write_string(r,2+i,x,F(align='right',**k))
        else:ws.write_number(r,2+i,x,f)
rows=[];totals=[];r=4;G=[0]*4
for h,L in Hs:
    f0=r;S=[0]*4
    for t,n,b,m2,wk,w in L:
        let=min(n,int(n*R.uniform(.84,1.06)));full=n*wk*w
        po=let/n
        put(r,[w,wk/100,wk*w/100,n,n*b,let,n-let,po,m2,full/100]);ws.write(r,1,t,F(text_wrap=1))
        if '\n' in t:ws.set_row(r,30)
        rows.append({"type":t.replace('\n',' '),**dict(zip(K,[w,wk/100,round(wk*w/100,2),n,n*b,let,n-let,hu(let*1000,n)/10,float(m2),p(full)]))})
        S=[x+y for x,y in zip(S,(n,n*b,let,full))];r+=1
    ws.merge_range(f0,0,r-1,0,h,F(text_wrap=1,valign='top',bold=1))
    def tot(lab,S,**k):
        n,b,l,fu=S;ws.write(r,0,lab,F(bold=1,**k));ws.write(r,1,'',F(**k))
        put(r,[None,None,None,n,b,l,n-l,l/n,None,fu/100],bold=1,**k)
        totals.append({"label":lab,**{a:x for a,x in zip(K,[None,None,None,n,b,l,n-l,hu(l*1000,n)/10,None,p(fu)]) if x is not None}})
    tot('Total '+h.split('\n')[0],S,top=1);r+=1;G=[x+y for x,y in zip(G,S)]
r+=1;tot('All residences',G,top=1,bottom=6,bg_color='#CFE3DF')
r+=2;ws.write(r,0,'The warden flats are let to members of staff. Sizes are typed by hand from the 2019 survey (stored as text).',F(italic=1));ws.write(r+1,0,'Fees include heat, light and internet; contents insurance is included from 2024.',F(italic=1))
ws.set_column(0,0,26);ws.set_column(1,1,29);ws.set_column(2,10,11);ws.set_column(11,11,16);ws.freeze_panes(4,2);ws.set_landscape();ws.fit_to_pages(1,1);wb.close();print('um2',len(rows))
save(fn,'UM',K,rows,totals,None,'STUDENT_HOUSING','University accommodation office, workbook','residence merged down, fees before counts, split ROOMS group','weekly and annual fees; bedspaces beside rooms; sizes as text; line breaks in names; nil by number format; ROOMS heading twice',8)
