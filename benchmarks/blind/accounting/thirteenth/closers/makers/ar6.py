import random,xlsxwriter
from datetime import datetime
from common import *
PR=[('Ashlar Logistics Park - Bldg A','ALA',['Brightline Cold Storage','Penrose Fasteners Co','Tamarack Millwork','Vantage Auto Glass','Delmar Freight Forwarding']),
 ('Ashlar Logistics Park - Bldg B','ALB',['Oxbow Beverage Dist.','Quill & Carton Packaging','Redfern Robotics','Sunder Tile Imports']),
 ('Millrace Industrial Condos','MIC',['Able Hydroseed','Cutler Print & Sign','Garrison Gym Equipment','Ironwood Cabinet Shop','Jetty Marine Supply','Larch HVAC Service','Moxie Candle Works']),
 ('Route 9 Flex','R9F',['Novus Medical Couriers','Pallas Test Labs','Stonebridge Catering','Umber Coffee Roasters','Wexler Upholstery'])]
CM=['','','','Rec\'d 11/3, ck 20418','Disputed 2024 CAM rec; see e-mail from AM 9/18','Default notice sent 10/15','Short-paid escalation since July','ACH returned; replaced 11/4']
def run():
    F='industrial_AR_by_month.xlsx'
    R=random.Random(2606)
    K=["deposit","other:Letter of Credit","m0","m1","m2","m3","other:Jun-25 & prior","total","prepaid","other:Net Due"]
    wb=xlsxwriter.Workbook(DOC(F),{'default_date_format':'mmm-yy'});wb.set_properties({'created':datetime(2025,11,5)})
    ws=wb.add_worksheet('AR 10.31.25');Fm=wb.add_format
    base={'font_name':'Arial Narrow','font_size':10}
    acc='_(* #,##0.00_);_(* (#,##0.00);_(* "-"??_);_(@_)'
    n=Fm({**base,'num_format':acc});nb=Fm({**base,'num_format':acc,'bold':1,'top':1});ng=Fm({**base,'num_format':acc,'bold':1,'top':1,'bottom':6,'bg_color':'#FFF2CC'})
    t=Fm({**base});tw=Fm({**base,'text_wrap':1,'font_size':8,'valign':'top'});tb=Fm({**base,'bold':1});tg=Fm({**base,'bold':1,'bg_color':'#FFF2CC'})
    h=Fm({**base,'bold':1,'text_wrap':1,'align':'center','bottom':1,'bg_color':'#D9D9D9'});hd=Fm({**base,'bold':1,'align':'center','num_format':'mmm-yy','bottom':1,'bg_color':'#D9D9D9'});hg=Fm({**base,'bold':1,'align':'center','bg_color':'#BFBFBF'})
    sec=Fm({**base,'bold':1,'font_color':'#7F3F00','bottom':1})
    ws.write('A1','Ballast Point Industrial Fund II - receivables by month of charge',Fm({'bold':1,'font_size':13,'font_name':'Arial Narrow'}))
    ws.write('A2','At October 31, 2025 (before November 1 billing). Sources: property ledgers, tied to G/L 1210 and 2310.',t)
    ws.merge_range('D4:E4','SECURITY',hg);ws.merge_range('F4:J4','OPEN CHARGES BY MONTH BILLED',hg)
    for c,x in enumerate(['Tenant','Suite','Lease ID','Cash Deposit','Letter of Credit']):ws.write(4,c,x,h)
    for c,m in zip(range(5,9),(10,9,8,7)):ws.write_datetime(4,c,datetime(2025,m,1),hd)
    for c,x in zip(range(9,14),['Jun-25 & prior','Total Open','Unapplied Cash','Net Due','Comment']):ws.write(4,c,x,h)
    r=5;rows=[];totals=[];g=[0]*10;planted=None
    for pn,pc,tl in PR:
        ws.merge_range(r,0,r,13,pn,sec);r+=1;s=[0]*10
        for i,nm in enumerate(tl):
            rent=R.randint(380000,2900000);m=[0]*5
            if R.random()<.75:m[0]=R.choice([rent,R.randint(20000,rent)])
            if R.random()<.45:m[1]=R.choice([rent,R.randint(9000,rent//2)])
            if R.random()<.35:m[2]=R.randint(8000,rent//2)
            if R.random()<.3:m[3]=R.randint(8000,rent//3)
            if R.random()<.3:m[4]=R.choice([1,-1,1])*R.randint(5000,rent//2)
            if not any(m):m[0]=R.randint(5000,60000)
            un=-R.randint(10000,rent) if R.random()<.25 else 0
            dep=R.choice([0,rent,rent*2]);loc=R.choice([0,0,0,5000000,7500000]) if pc!='MIC' else 0
            tot=sum(m);v=[dep,loc]+m+[tot,un,tot+un]
            su=f'{pc[-1]}-{101+i*R.randint(3,9)}' if pc!='MIC' else f'{i+2}';code=f'{pc}{R.randint(100,999)}'
            s=[a+b for a,b in zip(s,v)]
            if nm=='Ironwood Cabinet Shop':
                planted={"what":f"Row of tenant {nm} (suite {su}, lease {code}, total open {tot/100:,.2f}, net due {(tot+un)/100:,.2f}) was dropped from {pn}; the property subtotal and portfolio total still include it","kind":"row_dropped"};continue
            ws.write(r,0,nm,t);ws.write(r,1,su,t);ws.write(r,2,code,t)
            for c,x in enumerate(v):ws.write_number(r,3+c,c2(x),n)
            ws.write(r,13,R.choice(CM),tw);r+=1
            rows.append({"property":pn,"unit":su,"resident":code,"name":nm,**{k:c2(x) for k,x in zip(K,v)}})
        lab=f'Subtotal {pc}';ws.write(r,0,lab,tb)
        for c,x in enumerate(s):ws.write_number(r,3+c,c2(x),nb)
        totals.append({"label":lab,"property":pn,**{k:c2(x) for k,x in zip(K,s)}});r+=2;g=[a+b for a,b in zip(g,s)]
    ws.write(r,0,'PORTFOLIO',tg);ws.write(r,1,'',tg);ws.write(r,2,'',tg)
    for c,x in enumerate(g):ws.write_number(r,3+c,c2(x),ng)
    totals.append({"label":"PORTFOLIO",**{k:c2(x) for k,x in zip(K,g)}})
    r+=2;ws.write(r,0,f'G/L check: 1210 Tenant A/R {g[7]/100:,.2f}; 2310 Unapplied receipts {-g[8]/100:,.2f} Cr; difference none.',t)
    ws.set_column(0,0,27);ws.set_column(1,2,9);ws.set_column(3,12,13);ws.set_column(13,13,30);ws.freeze_panes(5,1);ws.set_landscape();ws.fit_to_pages(1,0)
    wb.close()
    return emit(F,'AR',K,rows,totals,planted,'INDUSTRIAL','calendar-month columns, properties as sections, deposits first, gross / unapplied / net','header cells are real dates, accounting format (zeros show as dashes), merged section rows, comments; one tenant row dropped','closers')
