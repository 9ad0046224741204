# Ground leases: one record card per parcel, word-processed, portrait
from common import *
from docx import Document
from docx.shared import Pt, Inches
from docx.enum.text import WD_ALIGN_PARAGRAPH
rng=random.Random(6906)
G=[ # parcel, lessee, acres->sqft, use, date lease, comm, exp, annual, next steps, deposit, guarantor, options, mortgagee
('1','Fenwick Hospitality Ventures II, L.P.',148104,'126-key limited service hotel',D(1999,5,1),D(2064,4,30),186000,[(D(2024,5,1),204600),(D(2034,5,1),225060)],None,'Two of ten years each','Yes - Consolidated Life'),
('2','Mercado Foods Stores, Inc.',261360,'Supermarket',D(2006,2,15),D(2036,2,14),412500,[(D(2026,2,15),453750)],None,'Six of five years each','None'),
('3A','Burnt Toast Cafes, LLC',32670,'Restaurant pad',D(2014,9,1),D(2034,8,31),98000,[(D(2024,9,1),107800),(D(2029,9,1),118580)],'24,500.00','Four of five years each','None'),
('3B','Lakehouse Federal Bank',38768,'Branch bank with drive-through',D(2011,1,1),D(2030,12,31),121000,[(D(2026,1,1),133100)],None,'Three of five years each','None'),
('4','(Unleased - available)',54450,'Vacant pad, graded',None,None,0,[],None,None,None),
('5','Ridge & Rail Self Storage Partners',174240,'Self storage facility',D(2016,7,1),D(2071,6,30),140400,[(D(2026,7,1),161460)],'35,100.00','None','Yes - Granite State Bank'),
('6','Carwash Republic No. 9, LLC',43560,'Express car wash',D(2021,4,1),D(2041,3,31),132000,[(D(2026,4,1),145200),(D(2031,4,1),159720),(D(2036,4,1),175692)],'33,000.00','Four of five years each','None'),
('7','Saint Brendan Medical Properties, Inc.',196020,'Medical office building',D(1992,10,1),D(2067,9,30),225000,[],None,'One of twenty-four years','Yes - Union Trust Co.'),
]
doc=Document(); s=doc.sections[0]; s.page_width,s.page_height=Inches(8.5),Inches(11); s.left_margin=s.right_margin=Inches(1); s.top_margin=s.bottom_margin=Inches(.9)
st=doc.styles['Normal']; st.font.name='C059'; st.font.size=Pt(10); st.paragraph_format.space_after=Pt(0)
def para(t,b=False,c=False,after=0,it=False,keep=False):
    p=doc.add_paragraph(); r=p.add_run(t); r.bold=b; r.italic=it; p.paragraph_format.space_after=Pt(after); p.paragraph_format.keep_with_next=keep
    if c: p.alignment=WD_ALIGN_PARAGRAPH.CENTER
    return p
para('SCHEDULE 4.12',True,True); para('GROUND LEASE RENT ROLL',True,True,4); para('Copper Ridge Crossing',True,True); para('As of: June 30, 2023',False,True,8)
para('Each of the following is a ground lease under which Borrower is lessor. Improvements on each parcel belong to the lessee during the term. Rents are stated per annum and are payable in equal monthly installments in advance unless noted. Square footage is of land.',after=8)
def dl(d): return d.strftime('%B ')+str(d.day)+d.strftime(', %Y')
rows=[];tot=dict(a=0,y=0,m=0,d=0)
for u,n,a,use,cs,ex,ann,steps,dep,opt,mor in G:
    tot['a']+=a
    r=dict(unit=u,area=a)
    F=[('Parcel',u,True),('Lessee' if cs else 'Status',n if cs else 'Unleased - available',False),('Land area',f'{m0(a)} sq. ft.',False),('Use',use,False)]
    if cs:
        m=round(ann/12,2); tot['y']+=ann;tot['m']+=m
        F+=[('Term commenced',dl(cs),False),('Term expires',dl(ex),False),('Annual ground rent',f'${m2(ann)}',False),('Monthly installment',f'${m2(m)}',False)]
        for i,(d,x) in enumerate(steps): F.append(('Rent adjustments' if i==0 else '',f'{dl(d)}: ${m2(x)} per annum',False))
        if not steps: F.append(('Rent adjustments','CPI on each tenth anniversary; amount not yet fixed',False))
        F+=[('Security deposit','$'+dep if dep else 'None',False),('Extension options',opt,False),('Leasehold mortgage',mor,False)]
        if u=='6': F.append(('Guarantor','Carwash Republic Holdings, Inc.',False))
        if u=='3B': F.append(('Purchase option','Right of first refusal on sale to third party (Section 22)',False))
        r.update(tenantName=n,statusText='Occupied',leaseStartDate=cs,leaseEndDate=ex,annualRent=ann,contractRent=m,deposit=float(dep.replace(',','')) if dep else None,rentSteps=[dict(date=iso(d),amount=x,per='year') for d,x in steps])
        if dep: tot['d']+=r['deposit']
    else: r.update(statusText='Unleased - available')
    for k,(lab,v,b) in enumerate(F):
        p=para('',keep=k<len(F)-1); p.paragraph_format.tab_stops.add_tab_stop(Inches(1.9)); p.paragraph_format.left_indent=Inches(1.9); p.paragraph_format.first_line_indent=Inches(-1.9)
        rr=p.add_run((lab+':' if lab else '')+'\t'); rr.bold=b; rr=p.add_run(v); rr.bold=b
    p=para('',after=3)
    rows.append(r)
para('Recapitulation',True,after=2,keep=True)
for lab,v in [('Parcels','8 (7 leased, 1 unleased)'),('Total land area',f"{m0(tot['a'])} sq. ft."),('Total annual ground rent',f"${m2(tot['y'])}"),('Total monthly',f"${m2(tot['m'])}"),('Total deposits',f"${m2(tot['d'])}")]:
    p=para('',keep=True); p.paragraph_format.tab_stops.add_tab_stop(Inches(2.2)); p.add_run(lab+':\t'+v)
para('',after=6,keep=True)
para('Borrower represents that no lessee is in default beyond applicable notice and cure periods, and that no ground rent is in arrears.',it=True)
fp=s.footer.paragraphs[0]; fp.alignment=WD_ALIGN_PARAGRAPH.CENTER; fp.add_run('Schedule 4.12 to Term Loan Agreement').font.size=Pt(8)
fn='Schedule_4-12_Copper_Ridge_Ground_Leases.docx'; doc.save(TMP+fn); soffice(TMP+fn,DOC)
save(fn.replace('.docx','.pdf'),'LAND','Word-processed record cards, one parcel each, label/value lines',True,
 dict(propertyName='Copper Ridge Crossing',asOnDate='2023-06-30',units=8,occupied=7,vacant=1,sheet=None,planted=None,rows=rows,_totals=dict(area=tot['a'],annualRent=tot['y'],contractRent=round(tot['m'],2),deposit=tot['d'])))
