from common import *; from docx import Document; from docx.shared import Pt,Cm; from docx.enum.text import WD_ALIGN_PARAGRAPH as W
r=random.Random(505); n=N(505); f='St_Wulfric_Lettings_Michaelmas_2025.pdf'
d=Document();s=d.sections[0];s.page_width,s.page_height=Cm(21),Cm(29.7);s.left_margin=s.right_margin=Cm(1.7);s.top_margin=Cm(1.8)
d.styles['Normal'].font.name='Liberation Serif';d.styles['Normal'].font.size=Pt(10)
p=d.add_paragraph();q=p.add_run('The Parochial Church Council of St Wulfric, Lower Tilling');q.bold=True;q.font.size=Pt(14);p.alignment=W.CENTER
p=d.add_paragraph('Church Property: Schedule of Lettings as at Michaelmas (29 September 2025)');p.alignment=W.CENTER
d.add_paragraph('Laid before the Council by the Property Secretary. Rents are stated per annum and are collected on the usual quarter days.')
t=d.add_table(rows=1,cols=7);t.style='Table Grid';t.autofit=False
WD=[Cm(3.9),Cm(1.9),Cm(3.7),Cm(2.2),Cm(2.2),Cm(2.0),Cm(1.7)]
def put(c,x,b=False,rt=False,sz=9):
    c.text='';pp=c.paragraphs[0];u=pp.add_run(x);u.bold=b;u.font.size=Pt(sz)
    if rt: pp.alignment=W.RIGHT
for c,x in zip(t.rows[0].cells,['Premises','Kind','Let to','Term from','Term to','Rent p.a. (£)','Deposit (£)']): put(c,x,True)
us=[('1 Glebe Cottages','Cottage',9000),('2 Glebe Cottages','Cottage',9300),('3 Glebe Cottages','Cottage',9120),('The Old Verger’s House','House',14400),('Curate’s Flat, Church Lane','Flat',10200),('Lych Gate Lodge','Cottage',8700),('Garage 1','Garage',624),('Garage 2','Garage',624),('Garage 3','Garage',660),('Garage 4','Garage',624),('Church Hall, Upper Room','Hall room',4800),('Church Hall, Kitchen Wing','Hall room',3250),('Former School, Ground Floor','Nursery',18500),('Former School, First Floor','Office',7900),('Sexton’s Yard','Yard',2150),('Allotment Store','Store',380),('Tithe Barn (east bay)','Store',3600)]
rows=[];T=0;TD=0;V=[]
for u,k,a in us:
    cs=t.add_row().cells;put(cs[0],u);put(cs[1],k)
    if u in('Garage 2','Church Hall, Kitchen Wing','Lych Gate Lodge'):
        put(cs[2],'Void');rows.append(R(unit=u,unitType=k,statusText='Void'));V.append(u);continue
    nm={'Former School, Ground Floor':'Little Wrens Nursery CIC','Church Hall, Upper Room':'Tilling Players','Former School, First Floor':'Marrow & Duggan Surveyors','Sexton’s Yard':'Stroud Tree Care Ltd'}.get(u) or n(r.choice(['Mr {f} {l}','Mrs {f} {l}','Miss {i}. {l}','Mr & Mrs {l}']))
    st=D(r,'2012-01-01','2025-06-20');st=st.replace(day=25 if st.month<6 else 24 if st.month<9 else 29,month={1:3,2:3,3:3,4:3,5:3,6:6,7:6,8:6,9:9,10:9,11:9,12:9}[st.month])
    per=r.choice([0,0,1]) if k in('Cottage','House','Flat','Garage') else 1
    en=addy(st,2025-st.year+r.choice([1,2,3,5])) if per else None
    dep=round(a/12*1.15/5)*5 if k in('Cottage','House','Flat') else 0
    put(cs[2],nm);put(cs[3],f'{st.day} {st:%b %Y}');put(cs[4],f'{en.day} {en:%b %Y}' if en else 'Periodic');put(cs[5],m(a),rt=1);put(cs[6],m(dep) if dep else '',rt=1);T+=a;TD+=dep
    rows.append(R(unit=u,unitType=k,tenantName=nm,statusText='Occupied',leaseStartDate=st.isoformat(),leaseEndDate=en.isoformat() if en else 'Periodic',annualRent=a,deposit=dep or None))
cs=t.add_row().cells;put(cs[0],'Total of rents in force',True);put(cs[5],m(T),True,True);put(cs[6],m(TD),True,True)
for i,w in enumerate(WD): t.columns[i].width=w
for row in t.rows:
    for c,w in zip(row.cells,WD): c.width=w
d.add_paragraph();d.add_paragraph(f'Seventeen premises, of which fourteen are let and three void ({V[0]}, {V[1]} and {V[2]}). The faculty for the kitchen wing has been petitioned for. The Glebe Field is held by the Diocesan Board and is not included.')
d.add_paragraph('Property Secretary, 2 October 2025')
o=B+'/makers/'+f[:-4]+'.docx';d.save(o);docx2pdf(o,B+'/documents')
save(f,'OTHER','parish word-processor schedule, UK, annual rents',False,rows,'St Wulfric, Lower Tilling','2025-09-29',17,14,3)
