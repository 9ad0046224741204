from lib import *
import xlsxwriter
r=random.Random(4513); N=Names(r)
NAME='Rent Roll Detail - Trinity Bluffs 11.30.24.xlsx'; AS=D(2024,11,30)
FP=[('0EFF','TB-0',488,995),('1A','TB-1A',640,1145),('1AX','TB-1A Upg',640,1285),('1B','TB-1B',725,1220),('2A','TB-2A',905,1460),('2AX','TB-2A Upg',905,1625),('2B','TB-2B',1015,1560),('3A','TB-3A',1240,1895)]
rows=[]
for b in range(1,15):
    for fl in (1,2,3):
        for n in range(1,6):
            if b==14 and fl==3: continue
            k=[1,1,3,4,6][n-1] if b%3 else [0,1,4,6,7][n-1]
            fp=FP[k]
            if k in(1,4) and r.random()<.4: fp=FP[k+1]
            u=f'{b:02d}-{fl}{n:02d}'; x=dict(unit=u,unitType=fp[0],_des=fp[1],area=fp[2],marketRent=fp[3]+r.choice([0,10,25]))
            q=r.random()
            if q<.055: x.update(statusText='Vacant',_n='VACANT')
            elif q<.07: x.update(statusText='Vacant-Leased',_n='VACANT')
            elif u in('01-101',): x.update(statusText='Model',_n='MODEL')
            elif u in('05-203','05-204','05-205'): x.update(statusText='Down',_n='DOWN - FIRE')
            else:
                mi=AS-dt.timedelta(r.randint(2,1250)); ls=mi; le=addm(ls,r.choice([6,10,12,12,13]))-dt.timedelta(1)
                while le<AS-dt.timedelta(40): ls=addd(le,1); le=addm(ls,12)-dt.timedelta(1)
                rent=x['marketRent']-r.choice([0,10,35,60,85,140,175])
                ch=[('RENT',rent)]
                if r.random()<.3: ch.append(('CPORT',r.choice([25,35])))
                if r.random()<.25: ch.append(('PETRENT',15))
                ch+= [('TRASH',20),('PEST',3)]
                if r.random()<.4: ch.append(('CABLE',49))
                if le<AS: ch.append(('MTMFEE',175))
                if r.random()<.1: ch.append(('CONCESS',-r.choice([40,65,90])))
                if r.random()<.015: ch.append(('EMPDISC',-round(rent*.2)))
                x.update(statusText='Occupied',tenantName=N.lf(),moveInDate=mi,leaseStartDate=ls,leaseEndDate=le,deposit=r.choice([0,150,250,400]),balance=r.choice([0,0,0,0,round(r.uniform(-150,-4),2),round(r.uniform(9,1500),2)]),contractRent=rent,charges=ch,totalCharges=sum(a for _,a in ch))
                if q>.95: x['statusText']='Occupied-NTV' if q<.98 else 'Occupied-NTVL'; x['moveOutDate']=AS+dt.timedelta(r.randint(2,50))
            rows.append(x)
wb=xlsxwriter.Workbook(os.path.join(DOCS,NAME)); ws=wb.add_worksheet('Report1')
F=lambda **k: wb.add_format(dict({'font_name':'Tahoma','font_size':8,'valign':'top'},**k))
n=F(); b=F(bold=True); hd=F(bold=True,text_wrap=True,align='center',valign='bottom',bottom=1,top=1,bg_color='#C0C0C0'); mf=F(num_format='#,##0.00;(#,##0.00)'); mb=F(bold=True,num_format='#,##0.00;(#,##0.00)',top=1); sf=F(num_format='#,##0')
ws.merge_range('A1:R1','Details',F(bold=True,font_size=11)); ws.merge_range('A2:H2','Trinity Bluffs Apartments - Fort Worth, TX',F(bold=True,font_size=9)); ws.merge_range('I2:R2','As of 11/30/2024',F(align='right',font_size=9))
ws.merge_range('A3:R3','RENT ROLL DETAIL',F(bold=True,font_size=13,align='center'))
# columns with spacer columns C,G (blank)
H=['Unit','Floorplan','','Unit Designation','SQFT','Unit/Lease Status','','Name','Move-In\nMove-Out','Lease\nStart','Lease\nEnd','Market\n+ Addl.','Trans\nCode','Lease\nRent','Other\nCharges/\nCredits','Total\nBilling','Dep\nOn Hand','Balance']
ws.set_row(4,36)
for j,t in enumerate(H): ws.write(4,j,t,hd)
for j,w in enumerate([8,9,1.2,13,7,14,1.2,26,11,10.5,10.5,10,10,10,10,10,9,10]): ws.set_column(j,j,w)
i=5
for k,x in enumerate(rows):
    if k and k%45==0:  # page break in the export: header again
        ws.write(i,0,f'Trinity Bluffs Apartments - Fort Worth, TX',F(italic=True,font_color='#555555')); i+=1
        for j,t in enumerate(H): ws.write(i,j,t,hd)
        ws.set_row(i,36); i+=1
    ws.write_string(i,0,x['unit'],n); ws.write(i,1,x['unitType'],n); ws.write(i,3,x['_des'],n); ws.write(i,4,x['area'],sf); ws.write(i,5,x['statusText'],n); ws.write(i,7,x.get('tenantName') or x['_n'],n); ws.write(i,11,x['marketRent'],mf)
    if x.get('tenantName'):
        ws.write(i,8,us(x['moveInDate']),n); ws.write(i,9,us(x['leaseStartDate']),n); ws.write(i,10,us(x['leaseEndDate']),n)
        if x.get('moveOutDate'): ws.write(i+1,8,us(x['moveOutDate']),n)
        for m,(c,a) in enumerate(x['charges']):
            ws.write(i+m,12,c,n)
            if c=='RENT': ws.write(i+m,13,a,mf)
            else: ws.write(i+m,14,a,mf)
        i+=len(x['charges'])-1
        ws.write(i-len(x['charges'])+1,15,x['totalCharges'],mf); ws.write(i-len(x['charges'])+1,16,x['deposit'],mf); ws.write(i-len(x['charges'])+1,17,x['balance'],mf)
    else:
        x.update(contractRent=0,totalCharges=0,deposit=0,balance=0)
        ws.write(i,13,0,mf); ws.write(i,14,0,mf); ws.write(i,15,0,mf); ws.write(i,16,0,mf); ws.write(i,17,0,mf)
    i+=1
S=lambda k:sum(x.get(k,0) for x in rows)
for j in range(18): ws.write_blank(i,j,None,mb)
ws.write(i,0,'Totals:',mb); ws.write(i,4,S('area'),F(bold=True,top=1,num_format='#,##0')); ws.write(i,11,S('marketRent'),mb); ws.write(i,13,S('contractRent'),mb); ws.write(i,14,S('totalCharges')-S('contractRent'),mb); ws.write(i,15,S('totalCharges'),mb); ws.write(i,16,S('deposit'),mb); ws.write(i,17,S('balance'),mb)
i+=3
ws.merge_range(i,0,i,5,'Amt / SQFT: Market = %s SQFT; Leased = %s SQFT'%(f"{S('area'):,}",f"{sum(x['area'] for x in rows if x.get('tenantName')):,}"),n); i+=2
for j,t in zip((0,4,5,7),('Floorplan','# Units','Average SQFT','Average Market + Addl.')): ws.write(i,j,t,b)
ws.write(i,8,'Occupied',b); i+=1
for fp in FP:
    g=[x for x in rows if x['_des']==fp[1]]
    if not g: continue
    ws.write(i,0,fp[0],n); ws.write(i,4,len(g),n); ws.write(i,5,fp[2],n); ws.write(i,7,round(sum(x['marketRent'] for x in g)/len(g),2),mf); ws.write(i,8,sum(1 for x in g if x.get('tenantName')),n); i+=1
occ=sum(1 for x in rows if x.get('tenantName'))
ws.write(i,0,'Totals / Averages',b); ws.write(i,4,len(rows),b); ws.write(i,5,round(S('area')/len(rows)),b); ws.write(i,7,round(S('marketRent')/len(rows),2),mb); ws.write(i,8,occ,b); i+=2
ws.write(i,0,'Summary Billing by Transaction Code for Current Date',b); i+=1
s={}
for x in rows:
    for c,a in x.get('charges') or []: s[c]=s.get(c,0)+a
for c in sorted(s): ws.write(i,0,c,n); ws.write(i,4,s[c],mf); i+=1
ws.write(i,0,'Total:',b); ws.write(i,4,sum(s.values()),mb)
ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(4); ws.set_paper(5)
wb.set_properties({'created':dt.datetime(2024,12,2)}); wb.close()
vac=sum(1 for x in rows if x['statusText'].startswith('Vacant'))
save(NAME,rows,len(rows),occ,vac,'Trinity Bluffs Apartments','2024-11-30','RealPage OneSite Excel export, Fort Worth TX','transaction codes down rows, Lease Rent and Other Charges columns, spacer columns, header repeated inside sheet, dates as text','200+ units, move-out on second row, model and fire-down units, header repeats mid-sheet',sheet=None)
