# workbook printed to PDF by LibreOffice: cold storage, one line a customer
import random, subprocess, tempfile, shutil
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side
from common import *
FN='glacierline_customer_aging_dec24.pdf'
W=[('031 Savannah GA – Port Wentworth',['Lowcountry Shrimp Packers','Peach Orchard Frozen Foods, Inc.','Saint Brendan Seafood Importers of America LLC','Tidewater Poultry Cooperative','Marsh Hen Ice Cream','Anvil Grocery Distribution','Okra & Sons','Blue Crab Logistics']),
('044 Fort Worth TX – Alliance',['Longhorn Protein Trading','Bluebonnet Bakery Mixes','Tres Hermanas Tamales','Panhandle Beef Packers, L.P.','Redbud Pharmacy Wholesale','Lonestar Tortilla Works','Cowtown Catering Group','Chisholm Dairy Brands']),
('052 Yakima WA',['Naches Valley Fruit Growers','Cascade Berry Processors','Rattlesnake Hop Storage','Selah Juice Concentrates','Mount Adams Organics','Tieton Cider Works','Columbia Potato & Onion']),
('067 Scranton PA',['Keystone Pierogi Kitchen','Anthracite Meats','Pocono Mountain Water Ice','Susquehanna Egg Producers','Nittany Vaccine Depot (3PL)','Lackawanna School Food Authority','Steamtown Candy'])]
def main():
    rng=random.Random(2906)
    M=['total','b120','b91_120','b61_90','b31_60','b0_30','current','other:In dispute','other:RESERVE Rate %','other:RESERVE Amount']
    wb=Workbook(); ws=wb.active; ws.title='AR'
    B=Font(name='Arial',bold=True,size=9);N=Font(name='Arial',size=9)
    hd1=['Customer','No.','Terms','Balance owed','Past due, days',None,None,None,None,'Not yet due','In dispute','RESERVE',None]
    hd2=[None,None,None,None,'Over 120','91-120','61-90','31-60','1-30',None,None,'Rate %','Amount']
    ws.append(hd1);ws.append(hd2)
    for rr in('A1:A2','B1:B2','C1:C2','D1:D2','E1:I1','J1:J2','K1:K2','L1:M1'): ws.merge_cells(rr)
    for r in(1,2):
        for c in range(1,14):
            x=ws.cell(r,c); x.font=B; x.alignment=Alignment(horizontal='center',vertical='bottom',wrap_text=True); x.border=Border(bottom=Side(style='thin'),top=Side(style='thin'))
    r=3; rows=[];tot=[];G=[0]*10
    f=lambda v:'$#,##0;"($"#,##0")";"--"'
    def put(r,vals,bold):
        for j,v in enumerate(vals):
            if v is None: continue
            x=ws.cell(r,4+j,v); x.font=B if bold else N
            x.number_format='0.0' if j==8 else '$#,##0;($#,##0);"--"'
            x.alignment=Alignment(horizontal='right',vertical='center')
            if bold: x.border=Border(top=Side(style='thin'),bottom=Side(style='hair'))
    no=5100
    for wh,cu in W:
        if wh.startswith('052'): brk=r-1
        ws.cell(r,1,'Warehouse '+wh).font=Font(name='Arial',bold=True,size=9,underline='single'); r+=1; S=[0]*10
        for n in cu:
            no+=rng.randint(2,30); base=rng.randint(4000,95000); bad=rng.random()
            v=[0]*10
            for j,p,w in((1,.12,.5),(2,.15,.4),(3,.25,.4),(4,.4,.5),(5,.7,.7),(6,.96,1)):
                q=p*(1.9 if bad>.75 else .6 if bad<.5 else 1)
                if rng.random()<q: v[j]=int(base*w*rng.uniform(.2,1.1))
            if bad>.92: v[6]=-int(base*.09)
            v[0]=sum(v[1:7]); v[7]=int(sum(v[1:4])*rng.uniform(.2,.9)) if bad>.7 else 0
            rate=0.0 if bad<.5 else rng.choice([.5,1.0,2.5,7.5]) if bad<.8 else rng.choice([12.5,25.0,40.0])
            v[8]=rate; v[9]=round(max(v[0],0)*rate/100)
            terms=rng.choice(['Net 30','Net 15','Net 45','Prepaid' if v[5]==0 and v[4]==0 else 'Net 30','EOM+10'])
            code=f'C-{no}'
            ws.cell(r,1,n).font=N; ws.cell(r,1).alignment=Alignment(wrap_text=True,vertical='center'); ws.cell(r,2,code).font=N; ws.cell(r,3,terms).font=N; ws.cell(r,2).alignment=ws.cell(r,3).alignment=Alignment(vertical='center'); put(r,v,False)
            if len(n)>25: ws.row_dimensions[r].height=26
            rows.append({"property":"Warehouse "+wh,"resident":code,"name":n,**dict(zip(M,v))})
            S=[a+b for a,b in zip(S,v)]; r+=1
        S[8]=None; lab='Total '+wh.split(' ')[0]; ws.cell(r,1,lab).font=B; put(r,S,True); tot.append({"label":lab,**{m:x for m,x in zip(M,S) if x is not None}})
        S[8]=0; G=[a+b for a,b in zip(G,S)]; r+=2
    G[8]=None; ws.cell(r,1,'Total all warehouses').font=B; put(r,G,True); tot.append({"label":'Total all warehouses',**{m:x for m,x in zip(M,G) if x is not None}})
    assert G[0]==sum(G[1:7])
    r+=2
    ws.cell(r,1,'Whole US dollars. Negative amounts under “Not yet due” are credits for pallets returned. Reserve = rate x balance owed, per CECL memo of 11/14/24.').font=Font(name='Arial',italic=True,size=8)
    for c,w in zip('ABCDEFGHIJKLM',[25,8.5,8.5,12,10.5,10.5,10.5,10.5,11,12,10.5,7.5,10.5]): ws.column_dimensions[c].width=w
    from openpyxl.worksheet.pagebreak import Break
    ws.row_breaks.append(Break(id=brk))
    ws.print_title_rows='1:2'; ws.page_setup.orientation='landscape'; ws.page_setup.paperSize=1; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    ws.page_margins.left=ws.page_margins.right=.4; ws.page_margins.top=.9
    ws.oddHeader.left.text='&"Arial,Bold"&12Glacierline Cold Storage Properties, L.P.'; ws.oddHeader.right.text='&9Aged customer balances at 12/31/2024, from due date'
    ws.oddFooter.left.text='&8PeopleSoft AR30004 -> Excel, S. Whitcomb-Ray'; ws.oddFooter.right.text='&8Page &P of &N'
    d=tempfile.mkdtemp(dir=HERE); x=os.path.join(d,FN[:-4]+'.xlsx'); wb.save(x)
    subprocess.run(['soffice',f'-env:UserInstallation=file://{d}/lo','--headless','--convert-to','pdf','--outdir',DOC,x],check=True,stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL); shutil.rmtree(d)
    save(FN,'AR',M,rows,tot)
    return meta(FN,'INDUSTRIAL','AGED_RECEIVABLES','S. Whitcomb-Ray, credit desk (PeopleSoft to Excel, printed)','Excel print to PDF, total first, oldest bucket left to not yet due right, warehouse sections','reversed bucket order, balance before the ages, double-dash zeros, $ on every figure, reserve rate beside reserve, wrapped customer names, repeated print titles')
