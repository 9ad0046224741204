import json, os, zipfile, subprocess
from xml.sax.saxutils import escape
B=os.path.dirname(os.path.abspath(__file__)); D=B+'/documents/'; T=B+'/truth/'
AUTHOR='r27 surveyor and leasing lawyer'
def R(**k): return {a:b for a,b in k.items() if b is not None and b!=''}
def save(fn,at,style,hard,prop,asof,units,occ,vac,rows,planted=None,sheet=None,totals=None):
    t=dict(propertyName=prop,asOnDate=asof,units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,printedTotals=totals or {},rows=rows)
    json.dump(t,open(T+fn+'.json','w'),indent=1,ensure_ascii=False)
    p=B+'/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[i for i in ix if i['file']!=fn]+[dict(file=fn,assetType=at,documentType='RENT_ROLL',author=AUTHOR,style=style,hard=hard)]
    json.dump(sorted(ix,key=lambda i:i['file']),open(p,'w'),indent=1,ensure_ascii=False)
W='xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
def para(s,size=18,bold=False,align='left',font='Calibri',after=60,italic=False):
    runs=''.join(('<w:br/>' if i else '')+'<w:t xml:space="preserve">%s</w:t>'%escape(x) for i,x in enumerate(str(s).split('\n')))
    return '<w:p><w:pPr><w:spacing w:after="%d"/><w:jc w:val="%s"/></w:pPr><w:r><w:rPr><w:rFonts w:ascii="%s" w:hAnsi="%s"/>%s%s<w:sz w:val="%d"/></w:rPr>%s</w:r></w:p>'%(after,align,font,font,'<w:b/>' if bold else '','<w:i/>' if italic else '',size,runs)
def table(rows,widths,aligns,head=1,size=15,font='Calibri',border='single',shade='D9E2F3',boldrows=()):
    b=''.join('<w:%s w:val="%s" w:sz="4" w:color="808080"/>'%(s,border) for s in 'top left bottom right insideH insideV'.split())
    o='<w:tbl><w:tblPr><w:tblW w:w="%d" w:type="dxa"/><w:tblBorders>%s</w:tblBorders><w:tblLayout w:type="fixed"/><w:tblCellMar><w:left w:w="60" w:type="dxa"/><w:right w:w="60" w:type="dxa"/></w:tblCellMar></w:tblPr><w:tblGrid>%s</w:tblGrid>'%(sum(widths),b,''.join('<w:gridCol w:w="%d"/>'%w for w in widths))
    for i,r in enumerate(rows):
        o+='<w:tr><w:trPr><w:cantSplit/>%s</w:trPr>'%('<w:tblHeader/>' if i<head else '')
        c=0
        for cell in r:
            span=1
            if isinstance(cell,tuple): cell,span=cell
            w=sum(widths[c:c+span])
            o+='<w:tc><w:tcPr><w:tcW w:w="%d" w:type="dxa"/>%s%s</w:tcPr>%s</w:tc>'%(w,'<w:gridSpan w:val="%d"/>'%span if span>1 else '','<w:shd w:val="clear" w:fill="%s"/>'%shade if i<head and shade else '',para(cell,size,i<head or i in boldrows,aligns[c] if i>=head else ('center' if aligns[c]!='left' else 'left'),font,20))
            c+=span
        o+='</w:tr>'
    return o+'</w:tbl>'+para('',10)
def docx_pdf(fn,body,landscape=True,margin=850,footer=''):
    w,h=(16838,11906) if landscape else (11906,16838)
    doc='<?xml version="1.0" encoding="UTF-8"?><w:document %s xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><w:body>%s<w:sectPr><w:footerReference w:type="default" r:id="rId9"/><w:pgSz w:w="%d" w:h="%d"%s/><w:pgMar w:top="%d" w:right="%d" w:bottom="%d" w:left="%d" w:header="400" w:footer="400" w:gutter="0"/></w:sectPr></w:body></w:document>'%(W,body,w,h,' w:orient="landscape"' if landscape else '',margin,margin,margin,margin)
    os.makedirs(B+'/lo',exist_ok=True); p=B+'/lo/'+fn.replace('.pdf','.docx')
    z=zipfile.ZipFile(p,'w')
    z.writestr('[Content_Types].xml','<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/><Override PartName="/word/footer1.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.footer+xml"/></Types>')
    z.writestr('_rels/.rels','<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>')
    z.writestr('word/_rels/document.xml.rels','<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/footer" Target="footer1.xml"/></Relationships>')
    z.writestr('word/document.xml',doc)
    z.writestr('word/footer1.xml','<?xml version="1.0"?><w:ftr %s>%s</w:ftr>'%(W,para(footer,14,italic=True)))
    z.close()
    subprocess.run(['nice','soffice','--headless','-env:UserInstallation=file://'+B+'/lo/p','--convert-to','pdf','--outdir',D,p],check=True,stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL)
