import json,openpyxl
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
from openpyxl.worksheet.pagebreak import Break
from lo import *
N='carrow_hill_dealer_prices'
wb=openpyxl.Workbook();ws=wb.active;ws.title='Prices'
thin=Side(style='thin',color='555555');hair=Side(style='hair',color='888888');med=Side(style='medium')
for c,w in zip('ABCDEFGH',(13,29,7,7,9,8,10,9)):ws.column_dimensions[c].width=w
F=lambda **k:Font(name='Liberation Sans',size=k.pop('size',9),**k)
def put(r,c,v,b=False,al='left',fmt=None,wrap=False,sz=9,col=None):
    x=ws.cell(r,c,v);x.font=F(size=sz,bold=b,color=col);x.alignment=Alignment(horizontal=al,vertical='center',wrap_text=wrap)
    if fmt:x.number_format=fmt
    return x
put(1,1,'Carrow Hill Lighting – dealer price list, spring 2023',True,sz=14)
put(2,1,'Prices in pounds, without VAT, valid from 1 April 2023. Boxes are not broken.')
HD=['Order code','Description','Watt','Lumen','Unit, £','Box of','Box, £','RRP, £']
groups=[('Downlights, fixed',[('CH-D06-27','Downlight 6 W, 2700 K, white bezel',6,540,9.8,10,'16.95'),('CH-D06-40','Downlight 6 W, 4000 K, white bezel',6,580,9.8,10,'16.95'),('CH-D09-CCT','Downlight 9 W, three colours by switch',9,850,14.2,10,'24.50'),('CH-D09-BL','Bezel, black, for CH-D09',None,None,2.15,20,'3.95'),('CH-D09-BN','Bezel, brushed nickel, for CH-D09',None,None,2.6,20,'4.75')]),
('Panels',[('CH-P3060','Panel 300 × 600, edge lit, 4000 K',24,2400,26.5,4,'44.00'),('CH-P6060','Panel 600 × 600, back lit, 4000 K',36,4000,27.9,4,'46.50'),('CH-P6060-U','Panel 600 × 600, low glare, UGR below 19',34,3900,33.4,4,'57.00'),('CH-P12060','Panel 1200 × 600, back lit, 4000 K',60,6600,58.75,2,'98.00'),('CH-PSK66','Surface kit for 600 × 600',None,None,11.3,5,'19.50')]),
('Battens',[('CH-B2F','Batten 2 ft, single',10,1100,13.1,6,'22.00'),('CH-B4F','Batten 4 ft, single',20,2300,16.85,6,'28.50'),('CH-B4FT','Batten 4 ft, twin',40,4700,24.3,6,'41.00'),('CH-B5FT','Batten 5 ft, twin',60,7000,31.2,6,'52.50'),('CH-B5FT-EM','Batten 5 ft, twin, with three hour emergency pack and self test',60,7000,74.6,2,'POA')])]
groups2=[('Bulkheads',[('CH-K12','Bulkhead 12 W, round, IP65',12,1200,15.4,8,'26.00'),('CH-K12-MW','Bulkhead 12 W, microwave sensor',12,1200,23.95,8,'39.95'),('CH-K18','Bulkhead 18 W, round, IP65',18,1900,18.2,8,'31.00'),('CH-K18-EM','Bulkhead 18 W, emergency',18,1900,41.8,4,'69.00')]),
('Drivers and controls',[('CH-V20','Driver 20 W, 500 mA, flicker free',20,None,8.4,25,'—'),('CH-V40-D','Driver 40 W, DALI-2',40,None,29.6,10,'—'),('CH-SR1','Remote for sensors',None,None,17.5,1,'29.50'),('CH-WD2','Wall dimmer, two gang',None,None,22.1,5,'36.00')])]
T=[];r=4
def tab(gs):
    global r
    top=r;rows=[HD]
    for j,t in enumerate(HD,1):
        x=put(r,j,t,True,'center' if j>2 else 'left',col='FFFFFF');x.fill=PatternFill('solid',fgColor='37474F')
    r+=1
    for g,it in gs:
        rows.append([g]+['<']*7)
        ws.merge_cells(start_row=r,end_row=r,start_column=1,end_column=8);x=put(r,1,g,True)
        for j in range(1,9):ws.cell(r,j).fill=PatternFill('solid',fgColor='CFD8DC');ws.cell(r,j).border=Border(top=thin,bottom=thin)
        r+=1
        for c,dsc,w,lm,u,bx,rp in it:
            vals=[c,dsc,w,lm,u,bx,round(u*bx,2),rp if rp in('POA','—') else float(rp)]
            rows.append([c,dsc,'' if w is None else str(w),'' if lm is None else '{:,}'.format(lm),'%.2f'%u,str(bx),'{:,.2f}'.format(u*bx),rp])
            for j,v in enumerate(vals,1):
                x=put(r,j,v,al='left' if j<3 else 'right',fmt={4:'#,##0',5:'0.00',7:'#,##0.00',8:'0.00'}.get(j),wrap=j==2)
                x.border=Border(bottom=hair)
            if len(dsc)>45:ws.row_dimensions[r].height=24
            r+=1
    return rows
t1=tab(groups)
put(r,1,'POA: price on application. RRP is a recommendation only.',sz=8);r+=2
put(r,1,'Delivery',True,sz=11);r+=1
def grid(rows,cols,left=1,total=None):
    global r
    for i,row in enumerate(rows):
        for c,v in zip(cols,row):
            try:n=float(v.replace(',','').replace('%',''));num=True
            except ValueError:num=False
            x=put(r,c,v,b=(i==0 or i==total),al='left' if c==cols[0] else 'right');x.border=Border(top=thin,bottom=thin,left=thin,right=thin)
        r+=1
t2=[['Zone','Area','Days','Free'],['A','England and Wales, mainland','1','150'],['B','Scotland, Lowlands','2','150'],['C','Highlands, islands, Northern Ireland','4','400']]
for i,row in enumerate(t2):
    for c,v in enumerate(row,1):
        put(r,c,int(v) if v.isdigit() else v,b=i==0,al='left' if c<3 else 'right').border=Border(top=thin,bottom=thin,left=thin,right=thin)
    r+=1
put(r,1,'Free: order value in £ from which carriage is paid by us.',sz=8);r+=1
ws.row_breaks.append(Break(id=r));r+=1
t3=tab(groups2)
r+=1;put(r,1,'Sample order, for use with form DF-2',True,sz=11);r+=1
O=[('CH-D09-CCT','Downlight 9 W',4,142.00),('CH-P6060','Panel 600 × 600',10,111.60),('CH-B4F','Batten 4 ft, single',3,101.10),('CH-K12-MW','Bulkhead 12 W, microwave',2,191.60)]
t4=[['Order code','Item','Boxes','','Box, £','','Total, £']];t4=[['Order code','Item','Boxes','Box, £','Total, £']]
tot=0
for a,b,n,p in O:t4.append([a,b,str(n),'%.2f'%p,'{:,.2f}'.format(n*p)]);tot+=n*p
disc=round(tot*.05,2);net=tot-disc;vat=round(net*.2,2)
t4+=[['','Goods','19','','{:,.2f}'.format(tot)],['','Discount 5 %, order above £1,500','','','-{:,.2f}'.format(disc)],['','Net','','','{:,.2f}'.format(net)],['','VAT 20 %','','','{:,.2f}'.format(vat)],['','To pay','','','{:,.2f}'.format(net+vat)]]
assert sum(o[2] for o in O)==19
for i,row in enumerate(t4):
    for c,v in enumerate(row,1):
        vv=float(v.replace(',','')) if c>2 and i and v else v
        x=put(r,c,vv if vv!='' else None,b=i in(0,len(t4)-1,5),al='left' if c<3 else 'right',fmt='0' if c==3 else '#,##0.00')
        x.border=Border(top=med if i in(0,5) else None,bottom=med if i==len(t4)-1 else (thin if i==0 else None))
    r+=1
put(r+1,1,'Orders to: Carrow Hill Lighting, Unit 7, Saddler Road, Norwich. Telephone orders are taken until 4 pm for the next day.')
ws.page_setup.paperSize=9;ws.page_setup.scale=82;ws.page_margins.left=ws.page_margins.right=.4
ws.oddFooter.center.text='Page &P'
wb.save(N+'.xlsx');conv(N+'.xlsx')
W=words(N+'.pdf');print('pages',len(W))
def cells(rows):
    out=[]
    for i,row in enumerate(rows):
        j=0
        while j<len(row):
            k=j
            while k+1<len(row) and row[k+1]=='<':k+=1
            if row[j]:out.append([i,j,i,k,row[j]])
            j=k+1
    return out
S=.82;x0=.4*72
cw=[ (w*7+5)*.75*S for w in (13,29,7,7,9,8,10,9)]
def find(p,w,nth=0):
    return [q for q in W[p] if q[4]==w][nth]
def mk(p,rows,a,b):
    return {"page":p+1,"bbox":[round(x0-1,1),round(a[1]-2,1),round(max(q[2] for q in W[p] if a[1]-2<q[1]<b[3]+1)+3,1),round(b[3]+2,1)],"n_rows":len(rows),"n_cols":len(rows[0]),"cells":cells(rows)}
tabs=[mk(0,t1,find(0,'Order'),find(0,'POA')),mk(0,t2,find(0,'Zone'),find(0,'Highlands,')),mk(1,t3,find(1,'Order'),find(1,'CH-WD2')),mk(1,t4,find(1,'Order',1),find(1,'pay'))]
json.dump({"suite":"t14","doc":N,"pdf":N+".pdf","kind":"generated","complete":True,"tables":tabs},open(N+'.truth.json','w'),ensure_ascii=False,indent=0)
for t in tabs:print(t['page'],t['bbox'],t['n_rows'],t['n_cols'])
