# Affordable senior unit mix with limits, xlsx (openpyxl), wrong grand total
import random
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
def run():
    R=random.Random(2109)
    AN='other:Net Rent Potential Per Year'
    K=['ami','units','sf','gross','ua','net','monthly',AN]
    # printed order: Type | Units | BR | BA | SF | AMI | gross | UA | net | month | year
    K=['units','sf','ami','gross','ua','net','monthly',AN]
    ami={30:(612,655,786),50:(1020,1093,1311),60:(1224,1311,1573),80:(1632,1749,2098)}
    sites=[('MAPLE HOLLOW SENIOR APARTMENTS','62+ · 9% credits',{0:(48,498),1:(62,611),2:(81,842)},[(0,30,4),(0,50,6),(1,30,8),(1,50,22),(1,60,18),(2,50,6),(2,60,9),(2,0,1)]),
           ('ST. BRIDE COURT','55+ · 4% credits and bonds',{1:(71,588),2:(93,815)},[(1,50,14),(1,60,37),(1,80,10),(2,50,5),(2,60,16),(2,80,6)]),
           ('WEAVER STREET COTTAGES','62+ · RD 515',{1:(88,640),2:(109,873)},[(1,30,6),(1,50,12),(1,60,6),(2,60,8)])]
    wb=Workbook(); ws=wb.active; ws.title='Rent limits'; F=lambda **k:Font(name='Georgia',size=k.pop('size',9),**k)
    ws.merge_cells('A1:K1'); ws['A1']='Lantern Affordable Senior Fund 2019 – Unit Mix and Restricted Rents'; ws['A1'].font=F(size=13,bold=True); ws['A1'].alignment=Alignment(horizontal='center')
    ws.merge_cells('A2:K2'); ws['A2']='2024 limits effective April 1, 2024. Prepared for the syndicator, 06/28/2024'; ws['A2'].font=F(italic=True); ws['A2'].alignment=Alignment(horizontal='center')
    top=['Unit Type','No. of','Bed-','Bath-','Unit','Median','Maximum','Less','Net','Net Rent Potential',None]; bot=[None,'Units','rooms','rooms','Sq. Ft.','Income %','Gross Rent','Utility Allow.','Rent','Per Month','Per Year']
    ln=Side(style='thin')
    for c,(a,b) in enumerate(zip(top,bot),1):
        for rr,v in((4,a),(5,b)):
            q=ws.cell(rr,c); q.value=v; q.font=F(bold=True); q.alignment=Alignment(horizontal='left' if c==1 else 'center'); q.fill=PatternFill('solid',fgColor='D9E8F5')
            if rr==5: q.border=Border(bottom=ln)
    ws.merge_cells('J4:K4')
    col=dict(zip(K,[2,5,6,7,8,9,10,11])); r=6; rows=[];tot=[]
    usd=lambda v:f'${v:,.0f}'
    def put(d,bold=False):
        for k in K:
            v=d.get(k); q=ws.cell(r,col[k]); q.font=F(bold=bold); q.alignment=Alignment(horizontal='right')
            if bold: q.border=Border(top=ln)
            if v is None: continue
            if k in('gross','ua','net','monthly',AN): q.value=usd(v)
            elif k=='ami': q.value=f'{v}%'
            else: q.value=v; q.number_format='#,##0'
    def agg(rs):
        u=sum(x['units'] for x in rs); S=lambda k:sum(x.get(k) or 0 for x in rs); return dict(units=u,sf=round(sum(x['sf']*x['units'] for x in rs)/u),net=round(S('monthly')/sum(x['units'] for x in rs if x.get('net') is not None)),monthly=S('monthly'),**{AN:S(AN)})
    for n,sub,ua,pl in sites:
        ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=11); ws.cell(r,1,f'{n}  ({sub})').font=F(bold=True,color='1F4E79'); r+=1; rs=[]
        for b,a,u in pl:
            nm={0:'Studio',1:'One Bedroom',2:'Two Bedroom'}[b]; ba=1 if b<2 or n[0]=='W' else 2
            if a:
                g=ami[a][b]+(0 if n[0]=='M' else 24 if n[0]=='S' else -57); net=g-ua[b][0]; d=dict(type=f'{nm} at {a}%',beds=b,baths=ba,units=u,sf=ua[b][1],ami=a,gross=g,ua=ua[b][0],net=net,monthly=net*u,**{AN:net*u*12})
            else: d=dict(type=f'{nm} – Manager (exempt)',beds=b,baths=ba,units=u,sf=ua[b][1])
            rs.append(d); ws.cell(r,1,d['type']).font=F()
            for cc,k in((3,'beds'),(4,'baths')): ws.cell(r,cc,d[k]).font=F(); ws.cell(r,cc).alignment=Alignment(horizontal='center')
            put(d); r+=1
        s=agg(rs); lab='Subtotal / weighted average'; ws.cell(r,1,lab).font=F(bold=True); put(s,True); tot.append(dict(label=lab,**s)); rows+=rs; r+=2
    s=agg(rows); good=s['monthly']; st=str(good); i=next(j for j in range(2,len(st)-1) if st[j]!=st[j+1]); bad=int(st[:i]+st[i+1]+st[i]+st[i+2:]); s['monthly']=bad
    ws.cell(r,1,'FUND TOTAL').font=F(bold=True); put(s,True); tot.append(dict(label='FUND TOTAL',**s)); r+=2
    for l in ('Utility allowances: housing authority schedules of January 2024 (tenant-paid electric heat).','Net rent is the maximum gross rent less the utility allowance; actual rents may be lower.','Weighted averages of net rent leave out the exempt manager unit.'): ws.cell(r,1,l).font=F(italic=True,size=8); r+=1
    for c,w in zip('ABCDEFGHIJK',[30,8,8,8,9,11,13,15,10,14,15]): ws.column_dimensions[c].width=w
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(DOC+'lantern_restricted_rents.xlsx')
    save('lantern_restricted_rents.xlsx','SENIOR_HOUSING','UNIT_MIX','Lantern Fund compliance desk, Harrisburg','Workbook in Georgia, two-line split headers, site headings, dollar amounts as text','amounts as text with $, AMI as text percent, header words split over two rows, exempt unit without rents, wrong fund total',K,rows,tot,dict(what=f'FUND TOTAL of Net Rent Potential Per Month is printed {usd(bad)}, the sum is {usd(good)} (digits transposed)',kind='wrong total'))
