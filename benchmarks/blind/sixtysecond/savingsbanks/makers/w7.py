# three small office houses stacked on one sheet, term in one cell, step as words
from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
def run():
    r=rng('w7'); name='office houses - leases 12-31-25 (acct).xlsx'
    wb=Workbook(); ws=wb.active; ws.title='Sch E backup'; w2=wb.create_sheet('8825 recap')
    ws['A1']='Lamplighter Office Houses LLC'; ws['A2']='Lease schedule and rents received'; ws['A3']='Year ended December 31, 2025'; 
    for k in(1,2,3): ws.merge_cells(f'A{k}:I{k}'); ws[f'A{k}'].alignment=Alignment(horizontal='center'); ws[f'A{k}'].font=Font(name='Times New Roman',bold=(k==1),size=12)
    for c,w in zip('ABCDEFGHI',[10,34,9,22,12,13,12,29,12]): ws.column_dimensions[c].width=w
    H=['Suite','Lessee','Area','Term','Current mo. rent','Annualized','Rec\'d in 2025','Next increase','Deposit held']
    names=iter('Lakeshore Title Co.;Burr Oak Financial Planning;Dr. N. Sirois, Psy.D.;Wren & Whitcomb, Attorneys;Hoosier Hearing Aids;Elkhorn Farm Mutual Agency;St. Croix Land Surveying;Marigold Speech Therapy;Town Square Bookkeeping;Grzyb Immigration Law;Applied Soils Lab;Tri-Lakes Home Health;Hallett Architects;Chamber of Commerce;Notary & Tag Service;Blue Door Realty;The Weekly Ledger;Harbor Light Hospice;Mancuso Appraisals;Sunrise Staffing;Beaupre & Daughters CPA'.split(';'))
    R=5; rows=[]; GT=[0]*4; th=Side('thin'); recap=[]; vac=0
    for b,su in (('Elm House, 210 N. Elm',[('1',820),('2',640),('3',455),('4',1010),('Attic',380)]),('Depot House, 7 Depot Sq.',[('101',1250),('102',700),('103',520),('104',520),('201',980),('202',610),('203',430),('204',365)]),('Judge Pratt House, 55 Court St.',[('Parlor',900),('Library',740),('2-N',560),('2-S',585),('2-E',310),('3-N',480),('3-S',475),('Carriage barn',1400),('Basement',650),('Annex',1120)])):
        ws.cell(R,1,b).font=Font(name='Times New Roman',bold=True,underline='single'); R+=1
        for i,h in enumerate(H,1):
            c=ws.cell(R,i,h); c.font=Font(name='Times New Roman',italic=True,bold=True); c.border=Border(bottom=th); c.alignment=Alignment(horizontal='center',wrap_text=True)
        R+=1; S=[0]*4
        for u,a in su:
            ws.cell(R,1,int(u) if u.isdigit() else u).alignment=Alignment(horizontal='left'); ws.cell(R,3,f'{m0(a)} sf').alignment=Alignment(horizontal='right'); rr=dict(unit=u,building=b,area=a)
            if u in('Attic','204','2-E'): ws.cell(R,2,'Vacant at year end' if u!='2-E' else 'Owner storage, not rented'); rr['statusText']=ws.cell(R,2).value; 
            else:
                t=next(names); st=dt.date(r.randint(2020,2025),r.randint(1,11),1); e=eom(addm(st,r.choice([36,60,84])-1)); tw=e<dt.date(2026,1,31)
                mo=round(a*r.choice([1.15,1.25,1.3,1.4])/5)*5; rec=mo*12 if st.year<2025 else mo*(13-st.month); dep=r.choice([0,mo,mo,500])
                ws.cell(R,2,t); ws.cell(R,4,f'{us2(st)} to will' if tw else f'{us2(st)} - {us2(e)}').alignment=Alignment(horizontal='center')
                rr.update(tenantName=t,statusText='Occupied',leaseStartDate=st,leaseEndDate='to will' if tw else e,contractRent=mo,annualRent=mo*12,deposit=dep)
                if not tw and r.random()<.45:
                    d=dt.date(2026,st.month,1)
                    if d<e: n=round(mo*1.04); ws.cell(R,8,f'  to ${m0(n)}/mo on {us(d)}'); rr['rentSteps']=[{"date":iso(d),"amount":n}]
                for i,v in ((5,mo),(6,mo*12),(7,rec),(9,dep)): ws.cell(R,i,v).number_format='_(* #,##0_);_(* (#,##0);_(* "0"_);_(@_)'
                S=[x+y for x,y in zip(S,(mo,mo*12,rec,dep))]
            for i in range(1,10): ws.cell(R,i).font=Font(name='Times New Roman',size=11)
            rows.append(rr); R+=1
        ws.cell(R,2,'House total').font=Font(name='Times New Roman',bold=True)
        for i,v in zip((5,6,7,9),S): c=ws.cell(R,i,v); c.number_format='_(* #,##0_)'; c.border=Border(top=th); c.font=Font(name='Times New Roman',bold=True)
        GT=[x+y for x,y in zip(GT,S)]; recap.append((b,S[2])); R+=2
    ws.cell(R,2,'Total three houses').font=Font(name='Times New Roman',bold=True)
    for i,v in zip((5,6,7,9),GT): c=ws.cell(R,i,v); c.number_format='_(* #,##0_)'; c.border=Border(top=th,bottom=Side('double')); c.font=Font(name='Times New Roman',bold=True)
    ws.cell(R+2,1,'"to will" = holding over at will after the written term.  Received column ties to Form 8825 line 2 (see recap).')
    for i,(b,v) in enumerate(recap,1): w2.cell(i,1,b); w2.cell(i,2,v)
    w2.cell(4,1,'Form 8825, line 2'); w2.cell(4,2,sum(v for _,v in recap)); w2.column_dimensions['A'].width=34
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(D+name)
    save(name,'OFFICE','accountant schedule, three houses stacked, lease term in one cell, step in words',True,'Lamplighter Office Houses LLC','2025-12-31',rows,23,20,None,sheet='Sch E backup')
