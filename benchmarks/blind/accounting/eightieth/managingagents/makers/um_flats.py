import random, xlsxwriter
from common import *
random.seed(33); ri=random.randint
NAME='Tanyard Place - accommodation schedule v4.xlsx'
S=[('Fuller House','Market rent',[('Studio',0,1,14,1,37.2,1525),('1 bed / 2 person - Type A',1,1,22,2,50.4,1850),('1 bed / 2 person - Type B (balcony)',1,1,18,0,51.9,1895),('2 bed / 3 person',2,1,16,1,63.1,2275),('2 bed / 4 person - Type A',2,2,20,2,70.6,2450),('2 bed / 4 person - Type B (dual aspect)',2,2,8,0,73.8,2525),('3 bed / 5 person',3,2,6,1,88.5,3100)]),
('Tanners House','Market rent',[('Studio',0,1,8,0,38.1,1500),('1 bed / 2 person',1,1,24,3,50.1,1825),('1 bed / 2 person (wheelchair)',1,1,4,1,58.7,1825),('2 bed / 3 person',2,1,12,0,62.4,2225),('2 bed / 4 person',2,2,15,1,70.2,2400),('2 bed / 4 person duplex',2,2,3,0,84.3,2750),('Penthouse 3 bed',3,3,2,0,121.6,4600)]),
('Currier Mews','Discount market rent (80%)',[('1 bed / 2 person DMR',1,1,10,0,50.2,1475),('2 bed / 3 person DMR',2,1,9,0,61.8,1795),('2 bed / 4 person DMR',2,1,7,1,70.1,1930),('3 bed / 5 person maisonette DMR',3,2,4,0,93.4,2395)])]
K=['beds','baths','units','occupied','vacant','other:Avg NIA sq m','sf','total_sf','market','market_total','actual','actual_total']
H=['Type','Beds','Baths','No. of flats','Let','Void','Avg NIA\nsq m','Avg NIA\nsq ft','Total NIA\nsq ft','ERV\n£ pcm','Total ERV\n£ pcm','Avg passing\nrent £ pcm','Total passing\nrent £ pcm']
wb=xlsxwriter.Workbook(f'{R}/documents/{NAME}'); ws0=wb.add_worksheet('Summary'); ws=wb.add_worksheet('Schedule')
F=dict(font_name='Georgia',font_size=9)
def fm(**k): return wb.add_format({**F,**k})
h=fm(bold=1,bottom=2,top=2,text_wrap=1,align='right',valign='bottom'); hl=fm(bold=1,bottom=2,top=2,valign='bottom'); bl=fm(bold=1,italic=1,font_color='#7F3F00'); tx=fm(indent=1); i0=fm(num_format='#,##0'); i0d=fm(num_format='0;-0;"-"'); d1=fm(num_format='0.0'); p0=fm(num_format='£#,##0'); p2=fm(num_format='£#,##0.00'); s=fm(bold=1,top=1); si=fm(bold=1,top=1,num_format='#,##0'); sp=fm(bold=1,top=1,num_format='£#,##0'); g=fm(bold=1,top=1,bottom=6); gi=fm(bold=1,top=1,bottom=6,num_format='#,##0'); gp=fm(bold=1,top=1,bottom=6,num_format='£#,##0')
ws.hide_gridlines(2); ws0.hide_gridlines(2); ws.set_column(0,0,38); ws.set_column(1,6,8); ws.set_column(7,12,12); ws.set_landscape(); ws.set_paper(9); ws.fit_to_pages(1,0)
ws.write(0,0,'Tanyard Place, London SE16',fm(bold=1,font_size=13)); ws.write(1,0,'Schedule of accommodation and rents - 24 June 2025'); ws.set_row(3,28)
for i,x in enumerate(H): ws.write(3,i,x,hl if i==0 else h)
r=5; rows=[];totals=[];GT={}; subs=[]
for blk,ten,L in S:
    ws.write(r,0,f'{blk} - {ten}',bl); r+=1; r0=r; T=dict.fromkeys(['units','occupied','vacant','total_sf','market_total','actual_total'],0)
    for ty,b,ba,n,v,sm,erv in L:
        sf=round(sm*10.7639); let=n-v; act=erv-ri(0,18)*5 if erv<4000 else erv-150
        if ten.startswith('Disc'): act=erv-ri(0,4)*5
        x=r+1; ws.write(r,0,ty,tx)
        vals=[b,ba,n,let,v,sm,sf,sf*n,erv,erv*n,act,act*let]
        for c,(k,val) in enumerate(zip(K,vals),1):
            fmt={6:d1,9:p0,10:p0,11:p0,12:p0}.get(c,i0d if c in(1,5) else i0)
            fml={4+0:f'=D{x}-F{x}',8:f'=D{x}*H{x}',10:f'=D{x}*J{x}',12:f'=E{x}*L{x}'}.get(c)
            if fml: ws.write_formula(r,c,fml,fmt,val)
            else: ws.write_number(r,c,val,fmt)
        row={"type":ty}
        for k,val in zip(K,vals):
            if k in('beds','vacant') and val==0: continue   # shown as a dash
            row[k]=val
        rows.append(row)
        for k in T: T[k]+=dict(zip(K,vals))[k]
        r+=1
    lab=f'Total {blk}'; ws.write(r,0,lab,s); t={"label":lab}
    for c,k in enumerate(K,1):
        if k in T:
            ws.write_formula(r,c,f'=SUM({chr(65+c)}{r0+1}:{chr(65+c)}{r})',sp if c>9 else si,T[k]); t[k]=T[k]; GT[k]=GT.get(k,0)+T[k]
        else: ws.write_blank(r,c,None,s)
    subs.append(r+1); totals.append(t); r+=2
ws.write(r,0,'Tanyard Place total',g); t={"label":'Tanyard Place total'}
for c,k in enumerate(K,1):
    if k in GT: ws.write_formula(r,c,'='+'+'.join(f'{chr(65+c)}{q}' for q in subs),gp if c>9 else gi,GT[k]); t[k]=GT[k]
    else: ws.write_blank(r,c,None,g)
totals.append(t)
ws.write(r+2,0,'NIA to RICS Property Measurement; sq ft rounded per type. ERV by the lettings team, 24 June 2025. Passing rent is the average of let flats only.',fm(italic=1,font_size=8))
ws0.set_column(0,0,34); ws0.set_column(1,1,16)
for i,(a,b) in enumerate([('Tanyard Place, London SE16',''),('Client','Rotherhithe Living LP'),('Valuation date','24 June 2025'),('Issue','v4 - Fuller House void count updated'),('Flats',GT['units']),('Gross passing rent £ pa',GT['actual_total']*12)]): ws0.write(i,0,a,fm(bold=(i==0))); ws0.write(i,1,b,fm(num_format='#,##0',align='left'))
wb.close()
save(NAME,'UM',K,rows,totals,'London BTR schedule of accommodation by block, ERV and passing rent pcm, xlsx with formulas on second sheet',False)
